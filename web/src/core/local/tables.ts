// The tables of this device that are being played: read from the shelf when first asked for, forgotten when nobody follows them.
import type { Rules } from './game';
import { isLocal, type Kept } from './kept';
import type { Shelf } from './shelf';
import { Sitting } from './sitting';
import type { Followed, Visitors } from './visitors';

export interface Live extends Followed {
  /** A bot has been asked to think. */
  thinking: boolean;
}

export class Tables {
  private readonly known = new Map<string, Live>();

  constructor(
    private readonly rules: Rules,
    private readonly shelf: Shelf,
    private readonly visitors: Visitors
  ) {}

  /** The table, if it is being played. */
  live(id: string): Live | null {
    return this.known.get(id) ?? null;
  }

  async find(id: string): Promise<Live | null> {
    const known = this.known.get(id);
    if (known || !isLocal(id)) return known ?? null;
    const kept = await this.shelf.read(id);
    const sitting = kept && this.seated(kept);
    if (!sitting) return null;
    const live = { sitting, told: sitting.version, thinking: false };
    this.known.set(id, live);
    return live;
  }

  /** Reads the table again as it lies there, and tells those who follow it what they have missed. */
  async renew(id: string): Promise<void> {
    const told = this.known.get(id)?.told ?? 0;
    this.known.delete(id);
    const live = await this.find(id);
    if (!live) return;
    live.told = Math.min(told, live.sitting.version);
    this.visitors.tell(live);
  }

  forget(id: string): void {
    this.known.delete(id);
  }

  forgetUnwatched(): void {
    for (const id of this.known.keys()) if (!this.visitors.watch(id)) this.known.delete(id);
  }

  // Rules that have changed since may not allow an old game's moves: then it cannot be gone on with.
  private seated(kept: Kept): Sitting | null {
    try {
      return new Sitting(this.rules, kept);
    } catch {
      return null;
    }
  }
}
