// A playable example: a small table, the move to try, and what must happen then. Its caption is the text example-<id>; a test
// plays every one with the real rules, so that no caption says what is not so.
import type { Setup } from '../board/setup';

export interface Example {
  id: string;
  /** Species and rules it belongs to, separated by spaces: "zebra crocodile Z". */
  about: string;
  setup: Setup;
  move: string;
  /** Events that must occur: what, whom, by whom; "_" for anybody. */
  must: string[];
  /** Events that must not. */
  never?: string[];
  /** Who has won then. */
  wins?: number[];
}

interface Happened {
  what: string;
  who?: string | null;
  other?: string;
}

/** Whether an event is the one that is written so: "stopped crocodile.0 zebra.2", "draws". */
export function isSo(written: string, event: Happened): boolean {
  const [what, who = '_', other = '_'] = written.split(' ');
  return event.what === what && (who === '_' || event.who === who) && (other === '_' || event.other === other);
}
