// With how many bots of which level somebody played last: "play now" does the same again.
import { kUsualLevel, levels } from '../../core/levels';

const kKey = 'menagerie.last';
const usual: Last = { players: 2, level: kUsualLevel };

interface Last {
  players: number;
  level: number;
}

export function last(): Last {
  try {
    return known({ ...usual, ...(JSON.parse(localStorage.getItem(kKey) ?? '{}') as Partial<Last>) });
  } catch {
    return usual;
  }
}

const known = (kept: Last): Last => (levels.some((level) => level === kept.level) ? kept : { ...kept, level: kUsualLevel });

export function keepLast(value: Last): void {
  try {
    localStorage.setItem(kKey, JSON.stringify(value));
  } catch {
    // Then the next time begins with the usual.
  }
}

export function lastPlay(game: string): string {
  const { players, level } = last();
  return `/play/${game}?players=${players}&level=${level}`;
}
