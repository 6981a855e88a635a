// Where in the client we are: the address bar as state.
import { routeOf, type Route } from './router';

class Place {
  route = $state.raw<Route>({ page: 'home' });

  constructor() {
    if (typeof location === 'undefined') return;
    this.read();
    addEventListener('popstate', () => this.read());
  }

  private read(): void {
    this.route = routeOf(location.pathname + location.search);
  }

  /** `instead` leaves no trace in the history: an address that only led somewhere else. */
  go(address: string, how: 'push' | 'instead' = 'push'): void {
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }
}

export const place = new Place();

/** Links of the client's own pages stay in the client. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api')) return;
  event.preventDefault();
  place.go(link.pathname + link.search);
}
