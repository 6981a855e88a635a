// How a game goes on: an entry is kept and only then told, and a bot whose turn it is thinks after a pause.
import { netsOf } from '../nets';
import type { KeptEntry } from './kept';
import type { Queue } from './queue';
import type { Shelf } from './shelf';
import type { Refused } from './sitting';
import type { Live, Tables } from './tables';
import type { Visitors } from './visitors';
import type { World } from './world';

/** When something could not be kept, the bots try again after this. */
const kTryAgain = 2000;

export class Course {
  /** How long a bot waits before it plays, in milliseconds. */
  pace = 600;

  constructor(
    private readonly tables: Tables,
    private readonly visitors: Visitors,
    private readonly shelf: Shelf,
    private readonly queue: Queue,
    private readonly world: World
  ) {}

  // Nobody is told before it is kept. What could not be kept is forgotten: the table is read again as it lies there.
  async commit(live: Live, entry: KeptEntry): Promise<Refused | null> {
    const { sitting } = live;
    const { id } = sitting.kept;
    const seen = sitting.version;
    sitting.apply(entry);
    const outcome = await this.shelf.append(id, seen, entry, sitting.now);
    if (outcome === 'kept') {
      this.visitors.tell(live);
      this.world.changed(id);
      this.letBotThink(id);
      return null;
    }
    await this.renew(id, outcome === 'behind' ? this.pace : kTryAgain);
    return outcome === 'behind' ? { code: 'stale', text: 'the table has changed since you saw it' } : { code: 'not_kept', text: 'it could not be kept: nothing was done' };
  }

  async renew(id: string, wait = this.pace): Promise<void> {
    await this.tables.renew(id);
    this.letBotThink(id, wait);
  }

  letBotThink(id: string, wait = this.pace): void {
    const live = this.tables.live(id);
    if (!live || live.thinking || !this.visitors.watch(id) || !live.sitting.botToThink()) return;
    live.thinking = true;
    this.world.later(() => void this.queue.run(() => this.think(live)), wait);
  }

  private async think(live: Live): Promise<void> {
    live.thinking = false;
    const { sitting } = live;
    const bot = sitting.botToThink();
    if (this.tables.live(sitting.kept.id) !== live || !bot) return;
    for (const net of netsOf(bot.level, sitting.kept.spec)) await this.world.bring(net);
    const move = sitting.game.thought(bot.seat, bot.level, this.world.digits(16));
    if (move === null) return;
    await this.commit(live, { what: sitting.game.choosingInSecret ? 'answer' : 'move', seat: bot.seat, text: move, at: this.world.now() });
  }
}
