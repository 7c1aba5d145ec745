import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { protectDrafts } from './drafts.ts';
import { Register } from './sign-in/Register.tsx';
import './styles.ts';

protectDrafts();
const element = document.getElementById('editor');
if (element) createRoot(element).render(location.pathname === '/invitation' ? <Register /> : <App />);
