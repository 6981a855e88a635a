// What a lesson is made of: tables that are set up, what is asked, and what the host says. Only data; LessonPlayer plays it.
import type { Setup } from '../board/setup';

export interface Answer {
  /** Holds when the move begins so, or when such an event happened ("stopped", or "enters hippo.0" for one card). */
  on: string;
  say: string;
}

export interface Step {
  say: string;
  /** Said instead once a card (or a group) has been touched. */
  touched?: string;
  /** A new table; without one the last table stays as it is. */
  setup?: Setup;
  /** What the other seat plays first, on that table. */
  theirs?: string;
  /** Whether a move is asked for. */
  asks?: boolean;
  /** The card that beckons, where there are several. */
  card?: string;
  /** What is said to a move: the first that holds, otherwise `done`. */
  answers?: Answer[];
  done?: string;
}

export interface Lesson {
  game: 'bar' | 'town' | 'ark';
  host: 'bouncer' | 'captain';
  steps: Step[];
}

interface Happened {
  what: string;
  who?: string | null;
}

/** What the host says to a move, from what really happened. */
export function answerTo(step: Step, move: string, events: readonly Happened[]): string {
  const holds = ({ on }: Answer) => {
    const [what, who] = on.split(' ');
    return move.startsWith(on) || events.some((event) => event.what === what && (who === undefined || event.who === who));
  };
  return step.answers?.find(holds)?.say ?? step.done ?? step.say;
}
