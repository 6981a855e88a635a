// The first lines that run. They ask at once for all that the first page needs: its words, its view, the table that its address
// opens, and the client itself.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/masks.css';
import './styles/base.css';
import './styles/card.css';
import './styles/street.css';
import './styles/table.css';
import './styles/sheet.css';
import { opening } from './core/opening';
import { routeOf } from './core/router';
import { firstLanguage } from './i18n/choice';
import { first } from './i18n/sources';
import { ahead } from './pages';

// A newer version has taken the place of the files this page was made of: it begins anew, once.
addEventListener('vite:preloadError', (event) => {
  const kReloaded = 'menagerie.reloaded';
  if (Date.now() - Number(sessionStorage.getItem(kReloaded) ?? 0) < 60_000) return;
  sessionStorage.setItem(kReloaded, String(Date.now()));
  event.preventDefault();
  location.reload();
});

const route = routeOf(location.pathname + location.search);
void import('./start');
// The letters as well: what is laid out before they are here is laid out twice, first in whatever the device has.
const written = firstLanguage();
for (const family of ['Vazirmatn', 'Lalezar']) void document.fonts.load(written === 'fa' ? `16px "${family} Persian"` : `16px ${family}`, written === 'fa' ? 'آ ' : 'A').catch(() => undefined);
if (route.page === 'play' && !route.local) void opening(route);
// What fails here is asked for again by whoever shows it.
for (const part of [first[written], ...ahead(route)]) void part().catch(() => undefined);
