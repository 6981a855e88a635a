// The client begins: words first, then the page.
import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/masks.css';
import './styles/base.css';
import './styles/card.css';
import './styles/street.css';
import './styles/table.css';
import './styles/sheet.css';
import App from './App.svelte';
import { place } from './core/place.svelte';
import { session } from './core/session.svelte';
import { ready } from './i18n';
import { pages } from './pages';

// The page comes while its words do.
void pages[place.route.page]?.();
void session.recall();
void ready.then(() => mount(App, { target: document.getElementById('app')! }));

// What is precached must not compete with the page that is being loaded.
if (import.meta.env.PROD) addEventListener('load', () => void navigator.serviceWorker?.register('/sw.js').catch(() => undefined));

// A newer version has taken the place of the files this page was made of: it begins anew, once.
addEventListener('vite:preloadError', (event) => {
  const kReloaded = 'menagerie.reloaded';
  if (Date.now() - Number(sessionStorage.getItem(kReloaded) ?? 0) < 60_000) return;
  sessionStorage.setItem(kReloaded, String(Date.now()));
  event.preventDefault();
  location.reload();
});
