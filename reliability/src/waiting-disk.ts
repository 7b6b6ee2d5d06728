import type { OutboxItem, OutboxStore } from '../../shell/src/offline-outbox/outbox-item.ts';
import type { PhotoStore, QueuedPhoto } from '../../shell/src/offline-outbox/queued-photo.ts';

/** What a browser keeps, which outlives its tabs. */
export interface Disk {
  rows: () => OutboxItem[];
  photos: () => QueuedPhoto[];
  /** As a tab sees it. @param alive throws where that is gone: nothing that it still awaits comes to anything */
  storeOf: (alive: <Value>(value: Value) => Value) => OutboxStore & PhotoStore;
}

export function createDisk(): Disk {
  const stored = new Map<number, OutboxItem>();
  const photos = new Map<string, QueuedPhoto>();
  const made = new Map<string, Record<string, string>>();
  let last = 0;
  const rows = () => [...stored.values()];
  return {
    rows,
    photos: () => [...photos.values()],
    storeOf: (alive) => ({
      rowsOf: async (personId) => alive(structuredClone(rows().filter((row) => row.personId === personId))),
      add: async (row) => {
        alive(undefined);
        last += 1;
        stored.set(last, structuredClone({ ...row, seq: last }));
      },
      put: async (row) => {
        alive(undefined);
        stored.set(row.seq, structuredClone(row));
      },
      delete: async (seq) => {
        alive(undefined);
        stored.delete(seq);
      },
      settle: async ({ seq, personId }, ids) => {
        alive(undefined);
        stored.delete(seq);
        made.set(personId, { ...made.get(personId), ...ids });
      },
      known: async (personId) => alive({ ...made.get(personId) }),
      allPhotos: async () => alive([...photos.values()].map((photo) => ({ ...photo }))),
      photo: async (id) => alive(photos.get(id)),
      putPhoto: async (photo) => {
        alive(undefined);
        photos.set(photo.id, photo);
      },
      deletePhoto: async (id) => {
        alive(undefined);
        photos.delete(id);
      },
    }),
  };
}
