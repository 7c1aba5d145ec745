import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './styles.ts';

const element = document.getElementById('editor');
if (element) createRoot(element).render(<App />);
