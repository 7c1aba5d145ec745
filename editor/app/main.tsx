import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { warnBeforeLosingDrafts } from './drafts.ts';
import './styles.ts';

warnBeforeLosingDrafts();
const element = document.getElementById('editor');
if (element) createRoot(element).render(<App />);
