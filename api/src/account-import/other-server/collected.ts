import { safeParse } from 'valibot';
import { restoredTables } from '#exports/contents.ts';
import type { Context } from '#platform/context/context.ts';
import type { RestoredRow, RestoredTable } from '#platform/exporting/restored-table.ts';
import { movedFlashLogs } from '../flash-logs.ts';
import { type MoveFacts, noFacts } from './move.ts';

/** Rows of an archive out of the other server's answers, and what else is known of them. */
export interface Collected {
  facts: MoveFacts;
  tables: ReadonlyMap<string, readonly RestoredRow[]>;
  /** Adds a row; one that could not be imported is counted as unreadable, else it would hold up its whole kind. */
  add: (table: string, row: RestoredRow) => boolean;
  count: (kind: string, things: number) => void;
  noteUnknown: (name: string) => void;
  noteFailure: (path: string) => void;
}

const failuresMax = 200;

export function collected(context: Pick<Context, 'domains'>): Collected {
  const known = new Map<string, Pick<RestoredTable, 'row'>>(
    restoredTables(context).map((table) => [table.name, table]),
  );
  known.set(movedFlashLogs.name, movedFlashLogs);
  const tables = new Map<string, RestoredRow[]>();
  const facts = structuredClone(noFacts);
  return {
    facts,
    tables,
    add(name, row) {
      const table = known.get(name);
      const isReadable = table !== undefined && safeParse(table.row, row).success;
      const rows = tables.get(name) ?? [];
      if (isReadable) tables.set(name, rows);
      if (isReadable) rows.push(row);
      else facts.unreadable[name] = (facts.unreadable[name] ?? 0) + 1;
      return isReadable;
    },
    count(kind, things) {
      facts.there[kind] = (facts.there[kind] ?? 0) + things;
    },
    noteUnknown(name) {
      if (!facts.unknown.includes(name)) facts.unknown.push(name);
    },
    noteFailure(path) {
      if (facts.failedCalls.length < failuresMax) facts.failedCalls.push(path);
    },
  };
}
