// The table that is on the screen: its model, the connection that keeps it up to date, and what can be said to it.
import { Connection, type Reach } from './connection';
import { engine } from './engine';
import type { Command, RefusedMessage, ServerMessage } from './protocol';
import { session } from './session.svelte';
import { apply, type TableModel } from './table';
import { teller } from './teller.svelte';

// Keeps the commands apart that a table takes.
type Said = Command extends infer One ? (One extends { table: string } ? Omit<One, 'table'> : never) : never;

class Room {
  table = $state.raw<TableModel | null>(null);
  reach = $state<Reach>('idle');
  refused = $state.raw<RefusedMessage | null>(null);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** A move that is on its way. */
  sent = $state<string | null>(null);
  private wanted: string | null = null;
  private refreshing = false;
  private readonly connection = new Connection(
    () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/v1`) as never,
    { message: (message) => this.hear(message), reach: (reach) => (this.reach = reach) }
  );

  constructor() {
    if (typeof window === 'undefined') return;
    const check = () => this.wanted && this.connection.check(Date.now());
    addEventListener('online', check);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check());
    setInterval(check, 25_000);
  }

  async enter(id: string): Promise<void> {
    if (this.wanted === id) return;
    this.leave();
    this.wanted = id;
    engine.warm();
    await session.ensure().catch(() => undefined);
    if (this.wanted === id) this.connection.join(id, () => this.table?.version ?? null);
  }

  leave(): void {
    if (this.wanted) this.connection.part(this.wanted);
    this.wanted = null;
    this.table = null;
    this.refused = null;
    this.sent = null;
    teller.skip();
  }

  /** After a change of who we are. */
  renew(): void {
    if (this.reach !== 'idle') this.connection.renew();
  }

  say(command: Said): void {
    if (!this.table) return;
    this.refused = null;
    this.connection.send({ ...command, table: this.table.id } as Command);
  }

  move(move: string): void {
    if (!this.table) return;
    this.refused = null;
    this.sent = this.connection.send({ t: 'move', table: this.table.id, version: this.table.version, move });
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'welcome' || message.t === 'pong') this.ahead = message.now - Date.now();
    if (message.t === 'refused') this.refuse(message);
    if (message.t === 'table' && message.table !== this.wanted) return;
    const before = this.table;
    this.table = apply(before, message, session.me?.id ?? null);
    if ('id' in message && message.id && message.id === this.sent) this.sent = null;
    if (message.t === 'table') this.refreshing = false;
    if (this.table?.lost && !this.refreshing) {
      this.refreshing = true;
      this.connection.refresh(this.table.id);
    }
    const newest = this.table?.log[this.table.log.length - 1];
    if (message.t === 'entry' && newest && newest !== before?.log[before.log.length - 1]) teller.tell(newest);
  }

  private refuse(message: RefusedMessage): void {
    if (message.table && message.table !== this.wanted) return;
    this.refused = message;
    if (message.code === 'stale' && this.table) this.connection.refresh(this.table.id);
  }
}

export const room = new Room();
