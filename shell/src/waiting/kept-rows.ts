import type { WaitingCount } from './waiting-count.ts';
import type { WaitingRow, WaitingStore } from './waiting-row.ts';

export interface KeptRowsOptions {
  store: WaitingStore;
  /** Who is signed in; undefined: nobody, and nothing of anybody is told. */
  personId: () => string | undefined;
  /** They wait no more, in this tab or another: what is shown of them is to be asked anew. */
  onGone: (rows: readonly WaitingRow[]) => void;
  /** Before anything is kept and after each change. */
  onCount: (personId: string, count: WaitingCount) => void;
}

/** What waits of the person who is signed in, as it was read the last time. */
export interface KeptRows {
  rows: () => Promise<readonly WaitingRow[]>;
  /** Reads what is kept, and tells everybody of what has changed since the last time. */
  refresh: () => Promise<readonly WaitingRow[]>;
  /** What is drawn of it is to be drawn anew. */
  tell: () => void;
  /** Hears of each change. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function createKeptRows({ store, personId, onGone, onCount }: KeptRowsOptions): KeptRows {
  const listeners = new Set<() => void>();
  let known: { personId: string; rows: readonly WaitingRow[] } | undefined;

  function tell() {
    for (const listener of listeners) listener();
  }

  async function refresh(): Promise<readonly WaitingRow[]> {
    const person = personId();
    if (person === undefined) return [];
    const rows = await store.rowsOf(person);
    const before = known?.personId === person ? known.rows : [];
    known = { personId: person, rows };
    const staying = new Set(rows.map(({ seq }) => seq));
    const gone = before.filter(({ seq }) => !staying.has(seq));
    onCount(person, countOf(rows));
    if (gone.length > 0) onGone(gone);
    tell();
    return rows;
  }

  return {
    refresh,
    tell,
    async rows() {
      const person = personId();
      return known && known.personId === person ? known.rows : refresh();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** @param more that are about to be kept. Default: none */
export function countOf(rows: readonly WaitingRow[], more = 0): WaitingCount {
  return { waiting: rows.length + more, refused: rows.filter(({ refusal }) => refusal).length };
}
