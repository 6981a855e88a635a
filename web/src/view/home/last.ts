// With how many bots of which level somebody played last: "play now" does the same again.
const kKey = 'menagerie.last';

interface Last {
  players: number;
  level: number;
}

export function last(): Last {
  try {
    return { players: 2, level: 2, ...(JSON.parse(localStorage.getItem(kKey) ?? '{}') as Partial<Last>) };
  } catch {
    return { players: 2, level: 2 };
  }
}

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
