// The client begins when the words, the first page and the table it shows are here.
import { mount } from 'svelte';
import App from './App.svelte';
import { arrival } from './core/arrival';
import { whenIdle } from './core/idle';
import { place } from './core/place.svelte';
import { session } from './core/session.svelte';
import { themeShown } from './core/settings.svelte';
import { ready } from './i18n';
import { pageOf } from './view/page';

void session.recall();
// In its light from the beginning: a change of it would mean to style everything twice.
document.documentElement.dataset.theme = themeShown();
// All of it is on its way already. Where the page does not come, the client says so.
async function begin(): Promise<void> {
  await Promise.all([ready, arrival()]);
  const { page } = place.route;
  const view = await pageOf(page).catch(() => null);
  mount(App, { target: document.getElementById('app')!, props: { first: { page, view: view?.default ?? null } } });
}
void begin();

// What is kept for the time without a network must not compete with the page that is being loaded.
const keepFiles = () => void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
// These lines are fetched themselves: the page may have been loaded before they run.
const onceLoaded = () => setTimeout(() => whenIdle(keepFiles), 2000);
if (import.meta.env.PROD && document.readyState === 'complete') onceLoaded();
else if (import.meta.env.PROD) addEventListener('load', onceLoaded);
