import type { WaitingCount } from './outbox-count.ts';
import type { OutboxItem, OutboxStore } from './outbox-item.ts';
import { type PhotoStore, type QueuedPhoto, savedPhotos } from './queued-photo.ts';
import { type KnownIds, needsItsPerson, rowWithKnownIds } from './temporary-ids.ts';

export interface OutboxItemsOptions {
  store: OutboxStore;
  photoStore: PhotoStore;
  /** Who is signed in; undefined: nobody, and nothing of anybody is shown. */
  personId: () => string | undefined;
  /** They wait no more, in this tab or another: what is shown of them has to be queried again. */
  onGone: (rows: readonly OutboxItem[], photos: readonly QueuedPhoto[], known: KnownIds) => void;
  /** Before anything is stored and after each change. */
  onCount: (personId: string, count: WaitingCount) => void;
}

/** What waits of the person who is signed in, as it was read the last time. */
export interface OutboxItems {
  rows: () => Promise<readonly OutboxItem[]>;
  /** The service's ids of what was made here. */
  known: () => Promise<KnownIds>;
  /** What waits of anybody, who may have signed out. */
  rowsOf: (personId: string) => Promise<OutboxItem[]>;
  /** Of what is saved, as they were read together with the rows. */
  photos: () => readonly QueuedPhoto[];
  /** Reads what is stored, and reports what has changed since the last time. */
  refresh: () => Promise<readonly OutboxItem[]>;
  /** What is drawn of it has to be drawn again. */
  announce: () => void;
  /** Hears of each change. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

interface Last {
  personId: string;
  rows: readonly OutboxItem[];
  photos: readonly QueuedPhoto[];
  known: KnownIds;
}

export function createOutboxItems({
  store,
  photoStore,
  personId,
  onGone,
  onCount,
}: OutboxItemsOptions): OutboxItems {
  const listeners = new Set<() => void>();
  let last: Last | undefined;

  function announce() {
    for (const listener of listeners) listener();
  }

  async function read(person: string) {
    const stored = await store.rowsOf(person);
    // After them: what is gone from there by now is known here.
    const known = await store.known(person);
    return { rows: stored.map((row) => rowWithKnownIds(row, known)), known };
  }

  async function refresh(): Promise<readonly OutboxItem[]> {
    const person = personId();
    if (person === undefined) return [];
    const { rows, known } = await read(person);
    const photos = savedPhotos(await photoStore.allPhotos(), person);
    const before = last?.personId === person ? last : { rows: [], photos: [] };
    last = { personId: person, rows, photos, known };
    const staying = new Set([...rows, ...photos].map(({ id }) => id));
    const gone = before.rows.filter(({ id }) => !staying.has(id));
    const gonePhotos = before.photos.filter(({ id }) => !staying.has(id));
    onCount(person, countOf(rows, photos));
    if (gone.length + gonePhotos.length > 0) onGone(gone, gonePhotos, known);
    announce();
    return rows;
  }

  return {
    refresh,
    announce,
    photos: () => (last && last.personId === personId() ? last.photos : []),
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

/** @param more that are about to be stored. Default: none */
export function countOf(rows: readonly OutboxItem[], photos: readonly QueuedPhoto[], more = 0): WaitingCount {
  const refused = [
    ...rows.filter((row) => needsItsPerson(row, rows)),
    ...photos.filter(({ refusal }) => refusal),
  ];
  return { waiting: rows.length + photos.length + more, refused: refused.length };
}
