import './style/fonts.css';
import './style/tokens.css';
import './style/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { tellDocument as tellLanguage } from './app/language.ts';
import { keepForLater } from './app/offline.ts';
import { tellDocument as tellSettings } from './app/settings.ts';

tellLanguage();
tellSettings();
keepForLater();

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
