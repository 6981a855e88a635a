// The move one is preparing: what was chosen so far, which move that makes, whether the rules allow it, what it would bring.
// Nothing here leaves the browser.
import { engine, type Preview } from '../../core/engine';
import { settings } from '../../core/settings.svelte';
import { begin, moveOf, traysFor, type Trays } from '../../core/ark/split';
import type { ArkPosition, TableModel } from '../../core/ark/types';

export class PreparedMove {
  trays = $state.raw<Trays | null>(null);
  kept = $state.raw<string | null>(null);
  legal = $state.raw<readonly string[] | null>(null);
  preview = $state.raw<{ move: string; told: Preview } | null>(null);
  /** The version at which a move was sent; until the table answers there is nothing to choose. */
  #sent = $state.raw<number | null>(null);
  #table: () => TableModel;

  // Derived, so that chat and presence, which renew the table but not the position, leave the trays alone.
  position = $derived.by((): ArkPosition | null => {
    const { position } = this.#table();
    return position?.game === 'ark' ? position : null;
  });
  asked = $derived.by((): boolean => {
    const { state, seat, turn } = this.#table();
    return state === 'playing' && seat !== null && turn.includes(seat);
  });
  mine = $derived.by((): boolean => this.asked && this.#sent !== this.#table().version);

  constructor(table: () => TableModel) {
    this.#table = table;
    $effect(() => this.#askWhatIsLegal());
    $effect(() => this.#askWhatItBrings());
  }

  get move(): string | null {
    if (this.trays) return moveOf(this.trays);
    if (this.kept) return `keep ${this.kept}`;
    return this.legal?.length === 1 && this.legal[0] === 'pass' ? 'pass' : null;
  }

  get allowed(): boolean {
    return this.mine && this.move !== null && (this.legal?.includes(this.move) ?? false);
  }

  /** What the move would bring, once the rules have told it. */
  get told(): Preview | null {
    return this.preview && this.preview.move === this.move ? this.preview.told : null;
  }

  choose(place: number): void {
    const group = this.position?.groups[place];
    this.trays = group && this.mine ? begin(group) : null;
  }

  /** Lays a move ready as if it had been chosen here. */
  suggest(move: string): void {
    this.clear();
    if (move.startsWith('keep ')) this.kept = move.slice('keep '.length);
    else this.trays = traysFor(this.position?.groups ?? [], move);
  }

  clear(): void {
    this.trays = null;
    this.kept = null;
  }

  /** The move to send, once: then it is the table's turn to change, or somebody calls release(). */
  take(): string | null {
    if (!this.allowed) return null;
    const { move } = this;
    this.#sent = this.#table().version;
    return move;
  }

  release(): void {
    this.#sent = null;
  }

  get #mayLookAhead(): boolean {
    return settings.preview && this.#table().spec.preview !== false;
  }

  #askWhatIsLegal(): (() => void) | undefined {
    const { position, asked } = this;
    this.legal = null;
    this.preview = null;
    this.clear();
    if (!position || !asked) return;
    let late = false;
    void engine.legal(position).then((moves) => {
      if (!late) this.legal = moves;
    });
    return () => {
      late = true;
    };
  }

  #askWhatItBrings(): (() => void) | undefined {
    const { position, move, allowed } = this;
    if (!position || !move || !allowed || !this.#mayLookAhead) return;
    let late = false;
    void engine.preview(position, move).then((told) => {
      if (!late) this.preview = { move, told };
    });
    return () => {
      late = true;
    };
  }
}
