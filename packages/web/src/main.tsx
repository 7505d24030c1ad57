import './style/fonts.css';
import './style/tokens.css';
import './style/global.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/App.tsx';
import { tellDocument as tellLanguage } from './client/language.ts';
import { keepForLater } from './client/keepForLater.ts';
import { queries } from './client/query.ts';
import { tellDocument as tellSettings } from './client/settings.ts';

tellLanguage();
tellSettings();
keepForLater();

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
