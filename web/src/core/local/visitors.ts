// Who has come to the house, which tables they follow, and what they are told of them.
import type { ServerMessage } from '../protocol';
import { entryFrame, tableFrame } from './frames';
import type { Sitting } from './sitting';

export interface Visitor {
  /** Null for a watcher. */
  person: string | null;
  tables: Set<string>;
  send(message: ServerMessage): void;
}

export interface Followed {
  sitting: Sitting;
  /** The version up to which all who have joined were told. */
  told: number;
}

export class Visitors {
  private readonly all = new Set<Visitor>();

  welcome(person: string | null, send: (message: ServerMessage) => void): Visitor {
    const visitor: Visitor = { person, tables: new Set(), send };
    this.all.add(visitor);
    return visitor;
  }

  goodbye(visitor: Visitor): void {
    this.all.delete(visitor);
  }

  /** Whether anybody follows this table. */
  watch(table: string): boolean {
    return [...this.all].some(({ tables }) => tables.has(table));
  }

  /** Version 0 is nothing: the table as it was dealt, then everything that has happened since, so that the log is whole. */
  join(visitor: Visitor, sitting: Sitting, version?: number): void {
    const { person } = visitor;
    const table = sitting.kept.id;
    visitor.tables.add(table);
    if (version === undefined || version < 0 || version > sitting.version) return visitor.send(tableFrame(sitting, person));
    if (version === 0) visitor.send(tableFrame(sitting, person, 'dealt'));
    for (let next = Math.max(version, 1) + 1; next <= sitting.version; next++) visitor.send(entryFrame(sitting, next, person));
    visitor.send({ t: 'joined', table, version: sitting.version });
  }

  /** Watchers last: what they see may make somebody pass the device on, and that person shall have been told by then. */
  tell(table: Followed): void {
    const { sitting } = table;
    const here = [...this.all].filter(({ tables }) => tables.has(sitting.kept.id)).sort((a, b) => Number(a.person === null) - Number(b.person === null));
    while (table.told < sitting.version) {
      table.told++;
      for (const visitor of here) visitor.send(entryFrame(sitting, table.told, visitor.person));
    }
  }
}
