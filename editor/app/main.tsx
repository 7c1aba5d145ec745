import { createRoot } from 'react-dom/client';
import '../../site/styles/fonts.css';
import '../../site/styles/colors.css';
import '../../site/styles/tokens.css';
import '../../site/styles/base.css';
import '../../site/ui/Button.css';
import '../../site/ui/Field.css';
import './editor.css';
import './form/form.css';
import './publish/publish.css';
import './articles/articles.css';
import './photos/photos.css';
import './messages/messages.css';
import { App } from './App.tsx';
import { Register } from './sign-in/SignIn.tsx';

const element = document.getElementById('editor');
if (element) createRoot(element).render(location.pathname === '/invitation' ? <Register /> : <App />);
