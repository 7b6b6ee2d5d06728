import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { waitingDatabase } from './database-name.ts';
import type { OutboxItem, OutboxStore } from './outbox-item.ts';
import type { PhotoStore, QueuedPhoto } from './queued-photo.ts';

interface WaitingDatabase extends DBSchema {
  rows: { key: number; value: OutboxItem; indexes: { personId: string } };
  made: { key: string; value: MadeThing; indexes: { personId: string } };
  photos: { key: string; value: QueuedPhoto };
}

/** Something that was made in this browser, with the service's id of it. */
interface MadeThing {
  id: string;
  personId: string;
  serviceId: string;
}

/** On the disk before it counts as stored: a phone may be out of power the next moment. */
const strict = { durability: 'strict' } as const;

/** A tab that knows that it is waited for lets go at once. */
const lettingGoMs = 1000;

function upgrade(database: IDBPDatabase<WaitingDatabase>, before: number): void {
  if (before < 1) {
    const rows = database.createObjectStore('rows', { keyPath: 'seq', autoIncrement: true });
    rows.createIndex('personId', 'personId');
  }
  if (before < 2) database.createObjectStore('made', { keyPath: 'id' }).createIndex('personId', 'personId');
  if (before < 3) database.createObjectStore('photos', { keyPath: 'id' });
}

export interface BrowserStore extends OutboxStore, PhotoStore {
  /** Whether there was no database before this page: what waited in one was thrown away by the browser. */
  wasMissing: () => Promise<boolean>;
}

export function createWaitingStore(): BrowserStore {
  let isMadeHere = false;
  let opened: Promise<IDBPDatabase<WaitingDatabase>> | undefined;
  const open = () => {
    let isGivenUp = false;
    return new Promise<IDBPDatabase<WaitingDatabase>>((resolve, reject) => {
      const opening = openDB<WaitingDatabase>(waitingDatabase, 3, {
        upgrade(fresh, before) {
          isMadeHere ||= before === 0;
          upgrade(fresh, before);
        },
        // A tab with an earlier version of the app does not let go: its caller gets an error, and tries again.
        blocked() {
          setTimeout(() => {
            isGivenUp = true;
            reject(new Error('Another tab keeps an earlier version of it open.'));
          }, lettingGoMs);
        },
        // A tab with a later version of the app waits for this one to let go.
        blocking(_version, _later, event) {
          (event.target as IDBDatabase).close();
          opened = undefined;
        },
        // The browser has closed it by itself.
        terminated() {
          opened = undefined;
        },
      });
      opening.then((database) => (isGivenUp ? database.close() : resolve(database)), reject);
    });
  };
  const database = () => {
    opened ??= open();
    // One that could not be opened is tried again the next time.
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  return {
    async wasMissing() {
      await database();
      return isMadeHere;
    },
    rowsOf: async (personId) => (await database()).getAllFromIndex('rows', 'personId', personId),
    async add(row) {
      const { store, done } = (await database()).transaction('rows', 'readwrite', strict);
      // Its key is given by the store.
      await Promise.all([store.add(row as OutboxItem), done]);
    },
    async put(row) {
      const { store, done } = (await database()).transaction('rows', 'readwrite', strict);
      await Promise.all([store.put(row), done]);
    },
    async delete(seq) {
      const { store, done } = (await database()).transaction('rows', 'readwrite', strict);
      await Promise.all([store.delete(seq), done]);
    },
    async settle({ seq, personId }, ids) {
      const transaction = (await database()).transaction(['rows', 'made'], 'readwrite', strict);
      const made = transaction.objectStore('made');
      const things = Object.entries(ids).map(([id, serviceId]) => made.put({ id, personId, serviceId }));
      await Promise.all([transaction.objectStore('rows').delete(seq), ...things, transaction.done]);
    },
    async known(personId) {
      const things = await (await database()).getAllFromIndex('made', 'personId', personId);
      return Object.fromEntries(things.map(({ id, serviceId }) => [id, serviceId]));
    },
    allPhotos: async () => (await database()).getAll('photos'),
    photo: async (id) => (await database()).get('photos', id),
    async putPhoto(photo) {
      const { store, done } = (await database()).transaction('photos', 'readwrite', strict);
      await Promise.all([store.put(photo), done]);
    },
    async deletePhoto(id) {
      const { store, done } = (await database()).transaction('photos', 'readwrite', strict);
      await Promise.all([store.delete(id), done]);
    },
  };
}
