import type { PhotoQueue } from '@skep/remote-kit';
import type { PhotoStore, QueuedPhoto } from './queued-photo.ts';

export interface StoredPhotoQueueOptions {
  photoStore: PhotoStore;
  personId: () => string | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What forms do with photos, and the outbox with those of a form that is saved. */
export interface StoredPhotoQueue extends Omit<PhotoQueue, 'room'> {
  /** They are sent from now on, after what names them; undefined: its form has them back. */
  give: (ids: readonly string[], of: QueuedPhoto['of']) => Promise<void>;
  /** Those of what is discarded. */
  deleteOf: (id: string) => Promise<void>;
  /** Those of forms that nobody can open any more. */
  tidy: () => Promise<void>;
}

/** As long as drafts of forms. */
const expiryMs = 30 * 24 * 60 * 60_000;

export function createPhotoQueue({ photoStore, personId, now }: StoredPhotoQueueOptions): StoredPhotoQueue {
  const own = async (id: string) => {
    const photo = await photoStore.photo(id);
    return photo?.personId === personId() ? photo : undefined;
  };
  return {
    async keep(id, { content, takenAt }) {
      const person = personId();
      if (person === undefined) throw new Error('Nobody is signed in.');
      const sha256 = await sha256Of(content);
      const fresh = { of: undefined, isSent: false, sentBytes: 0, tries: 0, refusal: undefined };
      const at = now();
      await photoStore.putPhoto({
        id,
        personId: person,
        content,
        sha256,
        takenAt,
        ...fresh,
        savedAt: at,
        nextAt: at,
      });
    },
    contentOf: async (id) => (await own(id))?.content,
    async drop(id) {
      const photo = await own(id);
      if (photo && photo.of === undefined) await photoStore.deletePhoto(id);
    },
    async markSent(id) {
      const photo = await own(id);
      // Its form may be about to be saved with it: it stays until that is over.
      if (photo) await photoStore.putPhoto({ ...photo, isSent: true });
    },
    async give(ids, of) {
      for (const id of ids) {
        const photo = await own(id);
        if (photo) await photoStore.putPhoto({ ...photo, of, nextAt: now() });
      }
    },
    async deleteOf(id) {
      for (const photo of await photoStore.allPhotos()) {
        if (photo.personId === personId() && photo.of?.id === id) await photoStore.deletePhoto(photo.id);
      }
    },
    async tidy() {
      // Not before it is known whose forms these are: a page that begins does not know it yet.
      const person = personId();
      if (person === undefined) return;
      for (const photo of await photoStore.allPhotos()) {
        const isOpen = photo.personId === person && now() - photo.savedAt < expiryMs && !photo.isSent;
        // What is saved is nobody's to tidy away.
        if (photo.of === undefined && !isOpen) await photoStore.deletePhoto(photo.id);
      }
    },
  };
}

async function sha256Of(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
