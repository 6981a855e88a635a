// The people who share this device at a table of its own: each has a line to the house and a model of the table, so that
// each one's cards, log and story are their own. One of them holds the device; between two of them nothing is shown.
import { untrack } from 'svelte';
import { Connection } from '../connection';
import type { Socket } from '../connection';
import type { ServerMessage } from '../protocol';
import { settings } from '../settings.svelte';
import { apply, type LogEntry, type TableModel } from '../table';
import { teller } from '../teller.svelte';
import { missed, peopleAt, whoTakes } from './handover';
import { setPace, socketHere } from './index';

const kBotPause = 600;
/** How long what somebody has done stays before the device is passed on. */
const kGlance = 1500;

export interface DeviceEars {
  /** The table of whoever holds the device; null while it is passed on. */
  show(table: TableModel | null): void;
  /** What the house tells the holder. */
  message(message: ServerMessage): void;
}

interface Line {
  person: string | null;
  connection: Connection;
  socket: Socket | null;
  model: TableModel | null;
  /** All that was before has been told. */
  joined: boolean;
  seen: number | null;
}

export class Device {
  /** Who shall take the device, while nobody's cards are shown. */
  passing = $state.raw<string | null>(null);
  /** What a watcher may know: for the screen between two turns. */
  open = $state.raw<TableModel | null>(null);
  /** What the holder has missed, where no story is told on the table itself. */
  meanwhile = $state.raw<LogEntry[]>([]);
  private holder = $state.raw<string | null>(null);
  private readonly lines = new Map<string | null, Line>();
  private readonly stop: () => void;

  constructor(
    private readonly id: string,
    private readonly ears: DeviceEars
  ) {
    this.line(null);
    this.stop = $effect.root(() => {
      $effect(() => setPace(settings.speed === 'off' ? 0 : kBotPause));
      $effect(() => this.passOnWhenTold());
    });
  }

  /** Whether people take turns with the device. */
  get shared(): boolean {
    return this.open !== null && peopleAt(this.open).filter((person) => person !== null).length > 1;
  }

  /** The holder's line to the house. */
  get connection(): Connection | null {
    return this.lines.get(this.holder)?.connection ?? null;
  }

  /** The one who was asked for has the device now, and is told what has happened since. */
  take(): void {
    const line = this.lines.get(this.passing);
    if (!line?.model) return;
    this.holder = line.person;
    this.passing = null;
    const news = missed(line.model, line.seen);
    line.seen = line.model.version;
    this.ears.show(line.model);
    // The ark tells its last turn by itself.
    const turns = line.model.position?.game === 'ark' ? news.filter(({ entry }) => entry.events && entry.what === 'move') : [];
    this.meanwhile = turns.length > 1 ? turns : [];
    for (const entry of news) teller.tell(entry);
  }

  end(): void {
    this.stop();
    for (const { socket } of this.lines.values()) socket?.close();
    this.lines.clear();
  }

  private line(person: string | null): Line {
    const known = this.lines.get(person);
    if (known) return known;
    const made: Line = {
      person,
      socket: null,
      model: null,
      joined: false,
      seen: null,
      connection: new Connection(() => (made.socket = socketHere(person)), { message: (message) => this.hear(made, message), reach: () => undefined })
    };
    this.lines.set(person, made);
    // From version 0 on: so the log is whole after a reload too.
    made.connection.join(this.id, () => made.model?.version ?? 0);
    return made;
  }

  private hear(line: Line, message: ServerMessage): void {
    if (!this.lines.has(line.person)) return;
    const before = line.model;
    line.model = apply(before, message, line.person);
    if (line.model?.lost) line.connection.refresh(this.id);
    if (message.t === 'joined') line.joined = true;
    if (message.t === 'refused' && message.code === 'no_table') return this.ears.message(message);
    if (line.person === null) this.hearOpenly(line);
    else if (line.person === this.holder) this.hearAsHolder(line, before, message);
    this.settle();
  }

  private hearOpenly(line: Line): void {
    if (!line.joined || !line.model) return;
    this.open = line.model;
    for (const person of peopleAt(line.model)) if (person !== null) this.line(person);
  }

  private hearAsHolder(line: Line, before: TableModel | null, message: ServerMessage): void {
    this.ears.message(message);
    if (!line.model || line.model === before) return;
    line.seen = line.model.version;
    this.ears.show(line.model);
    const newest = line.model.log[line.model.log.length - 1];
    if (message.t === 'entry' && newest && newest !== before?.log[before.log.length - 1]) teller.tell(newest);
  }

  // Where nobody holds the device yet: one person alone simply has it, and so has anybody when the game is over.
  private settle(): void {
    if (this.holder !== null || !this.open) return;
    const next = whoTakes(this.open, this.passing);
    const line = next === null ? undefined : this.lines.get(next);
    if (!line?.joined || !line.model) return;
    if (this.shared && this.open.state === 'playing') {
      this.passing = next;
      return;
    }
    this.passing = null;
    this.holder = next;
    line.seen = line.model.version;
    this.ears.show(line.model);
  }

  // The holder sees the story of the last turn to its end, and may read on as long as a sheet is open.
  private passOnWhenTold(): (() => void) | void {
    const { open, holder } = this;
    if (!open || holder === null || teller.frame || teller.past) return;
    const next = whoTakes(open, holder);
    if (next === holder || next === null) return;
    const pass = () => {
      if (document.querySelector('dialog[open]')) timer = setTimeout(pass, 400);
      else untrack(() => this.passTo(next));
    };
    let timer = setTimeout(pass, settings.speed === 'off' ? 0 : kGlance);
    return () => clearTimeout(timer);
  }

  private passTo(person: string): void {
    this.holder = null;
    this.meanwhile = [];
    teller.skip();
    this.ears.show(null);
    this.passing = person;
  }
}
