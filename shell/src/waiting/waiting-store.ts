import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { WaitingRow, WaitingStore } from './waiting-row.ts';

interface WaitingDatabase extends DBSchema {
  rows: { key: number; value: WaitingRow; indexes: { personId: string } };
}

/** On the disk before anybody is told that it is kept: a phone may be out of power the next moment. */
const strict = { durability: 'strict' } as const;

/** In a database of its own: what was only read is cleared at a sign-out, and this is not. */
export function createWaitingStore(): WaitingStore {
  let opened: Promise<IDBPDatabase<WaitingDatabase>> | undefined;
  const database = () => {
    opened ??= openDB<WaitingDatabase>('skep-waiting', 1, {
      upgrade(fresh) {
        const rows = fresh.createObjectStore('rows', { keyPath: 'seq', autoIncrement: true });
        rows.createIndex('personId', 'personId');
      },
    });
    // One that could not be opened is tried again the next time.
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  return {
    rowsOf: async (personId) => (await database()).getAllFromIndex('rows', 'personId', personId),
    async add(row) {
      const { store, done } = (await database()).transaction('rows', 'readwrite', strict);
      // Its key is given by the store.
      await Promise.all([store.add(row as WaitingRow), done]);
    },
    async put(row) {
      const { store, done } = (await database()).transaction('rows', 'readwrite', strict);
      await Promise.all([store.put(row), done]);
    },
    async delete(seq) {
      const { store, done } = (await database()).transaction('rows', 'readwrite', strict);
      await Promise.all([store.delete(seq), done]);
    },
  };
}
