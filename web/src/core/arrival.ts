// Where a visit begins at a table, the first picture is the table itself: it is waited for, but never for long.
import { addressAt, opened, opening } from './opening';
import { place } from './place.svelte';
import { room } from './room.svelte';

const kPatience = 900;

/** Done when the table is known, or when the page should be shown without it. */
export async function arrival(): Promise<void> {
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), kPatience));
  const { route } = place;
  if (route.page === 'play' && !route.local) {
    room.greet();
    const table = await Promise.race([opening(route).catch(() => null), late]);
    if (!table || table === 'late') return; // then its page waits, and says what is wrong
    opened();
    place.go(addressAt(route, table), 'instead');
  }
  const there = place.route;
  if (there.page === 'table') await Promise.race([room.enter(there.table).then(() => room.known()), late]);
}
