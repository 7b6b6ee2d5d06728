import { type KnownIds, needsItsPerson, rowWithKnownIds } from './made-here.ts';
import type { WaitingCount } from './waiting-count.ts';
import type { WaitingRow, WaitingStore } from './waiting-row.ts';

export interface KeptRowsOptions {
  store: WaitingStore;
  /** Who is signed in; undefined: nobody, and nothing of anybody is told. */
  personId: () => string | undefined;
  /** They wait no more, in this tab or another: what is shown of them is to be asked anew. */
  onGone: (rows: readonly WaitingRow[], known: KnownIds) => void;
  /** Before anything is kept and after each change. */
  onCount: (personId: string, count: WaitingCount) => void;
}

/** What waits of the person who is signed in, as it was read the last time. */
export interface KeptRows {
  rows: () => Promise<readonly WaitingRow[]>;
  /** The service's ids of what was made here. */
  known: () => Promise<KnownIds>;
  /** What waits of anybody, who may have signed out. */
  rowsOf: (personId: string) => Promise<WaitingRow[]>;
  /** Reads what is kept, and tells everybody of what has changed since the last time. */
  refresh: () => Promise<readonly WaitingRow[]>;
  /** What is drawn of it is to be drawn anew. */
  tell: () => void;
  /** Hears of each change. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function createKeptRows({ store, personId, onGone, onCount }: KeptRowsOptions): KeptRows {
  const listeners = new Set<() => void>();
  let last: { personId: string; rows: readonly WaitingRow[]; known: KnownIds } | undefined;

  function tell() {
    for (const listener of listeners) listener();
  }

  async function read(person: string) {
    const stored = await store.rowsOf(person);
    // After them: what is gone from there by now is known here.
    const known = await store.known(person);
    return { rows: stored.map((row) => rowWithKnownIds(row, known)), known };
  }

  async function refresh(): Promise<readonly WaitingRow[]> {
    const person = personId();
    if (person === undefined) return [];
    const { rows, known } = await read(person);
    const before = last?.personId === person ? last.rows : [];
    last = { personId: person, rows, known };
    const staying = new Set(rows.map(({ seq }) => seq));
    const gone = before.filter(({ seq }) => !staying.has(seq));
    onCount(person, countOf(rows));
    if (gone.length > 0) onGone(gone, known);
    tell();
    return rows;
  }

  return {
    refresh,
    tell,
    async rows() {
      const person = personId();
      return last && last.personId === person ? last.rows : refresh();
    },
    async known() {
      const person = personId();
      if (last?.personId !== person) await refresh();
      return last !== undefined && last.personId === person ? last.known : {};
    },
    rowsOf: async (person) => (await read(person)).rows,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** @param more that are about to be kept. Default: none */
export function countOf(rows: readonly WaitingRow[], more = 0): WaitingCount {
  return { waiting: rows.length + more, refused: rows.filter((row) => needsItsPerson(row, rows)).length };
}
