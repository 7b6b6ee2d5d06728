import type { QueuedContext, QueuedMutation } from '@skep/remote-kit';
import type { DocumentNode } from 'graphql';
import type { QueryRequest } from '../graphql/selected-fields.ts';
import { overlaid } from './optimistic-overlay.ts';
import type { OutboxItem, WaitingDraft } from './outbox-item.ts';
import { countOf, createOutboxItems, type OutboxItems, type OutboxItemsOptions } from './outbox-items.ts';
import { createPhotoQueue, type StoredPhotoQueue } from './photo-queue.ts';
import type { QueuedPhoto } from './queued-photo.ts';
import { createSender, type Sender, type SenderOptions, thingsOf } from './sender.ts';
import { StorageError } from './storage-error.ts';
import { storedDocument } from './stored-document.ts';
import { withKnownIds } from './temporary-ids.ts';
import { begunAs } from './three-way-merge.ts';

/** What of a mutation is stored. */
export interface MutationToQueue {
  /** Who has saved it, and may have signed out since. */
  personId: string;
  /** Idempotency key of its attempt. */
  key: string;
  operationName: string;
  document: DocumentNode;
  variables: object;
}

type UsuallySo = 'alone' | 'isOnline' | 'now' | 'random';

/** Left out: one at a time in this tab, there is a network, the clock and chance of this browser. */
export interface OutboxOptions
  extends OutboxItemsOptions,
    Omit<SenderOptions, UsuallySo>,
    Partial<Pick<SenderOptions, UsuallySo>> {
  /** What a form has typed, by the id of its draft. */
  draftOf: (id: string) => WaitingDraft | undefined;
}

/** The person's queued work: stored in this browser, sent in its order, and never dropped. */
export interface Outbox
  extends Pick<OutboxItems, 'rows' | 'photos' | 'known' | 'refresh' | 'subscribe'>,
    Pick<Sender, 'sending'> {
  forms: Omit<StoredPhotoQueue, 'deleteOf'>;
  /**
   * @param isInDoubt it was sent, and nobody knows whether it arrived
   * @throws NotKept what a form has sent stays in that form
   */
  keep: (mutation: MutationToQueue, context: QueuedContext, isInDoubt: boolean) => Promise<void>;
  /** Something of the same waits, and goes first. */
  holdsBack: (work: Pick<QueuedMutation, 'about' | 'alsoAbout'>) => Promise<boolean>;
  /** The same with the service's ids of what was made here. */
  withKnownIds: <Value>(value: Value) => Promise<Value>;
  /** An answer of the service with what waits. */
  overlaid: (request: QueryRequest, data: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** @param isRequested a person wants it: also what was to be sent later. Default: false */
  send: (isRequested?: boolean) => Promise<void>;
  /** One that was refused is sent once more. */
  retry: (row: OutboxItem) => Promise<void>;
  retryPhoto: (photo: QueuedPhoto) => Promise<void>;
  /** With its photos. */
  discard: (row: OutboxItem) => Promise<void>;
  discardPhoto: (photo: QueuedPhoto) => Promise<void>;
  /**
   * As if it had never been saved.
   * @param id of its attempt
   * @returns false: it has been sent meanwhile, or may have been
   */
  undo: (id: string) => Promise<boolean>;
  /**
   * Takes it out, to be changed and saved again.
   * @param keep holds what was typed, before it is gone from here; not called where false is returned
   * @returns false: it has been sent meanwhile, or may have been
   */
  undoQueued: (row: OutboxItem, keep: (draft: WaitingDraft) => void) => Promise<boolean>;
}

/** Of nothing that is stored: the sender gets what is. */
const noRevision = 0;

export function createOutbox(options: OutboxOptions): Outbox {
  const { store, photoStore, now = Date.now, alone = oneAtATime() } = options;
  const usual = { alone, now, isOnline: () => true, random: Math.random };
  const items = createOutboxItems(options);
  const sender = createSender(items, { ...usual, ...options });
  const photos = createPhotoQueue({ ...usual, ...options });

  /** Not while it is being sent, and not if it is gone: what was sent must not come back. */
  const change = (changed: (row: OutboxItem) => OutboxItem) =>
    alone(async () => {
      for (const row of await items.refresh()) await store.put(changed(row));
      await items.refresh();
    });

  async function add(
    { key: id, document: whole, ...mutation }: MutationToQueue,
    { work, draftId }: QueuedContext,
    isInDoubt: boolean,
  ): Promise<void> {
    const { personId } = mutation;
    const present = await items.rowsOf(personId);
    // Sent again by its person while it waits: it waits already.
    if (present.some((row) => row.id === id)) return;
    const { answer: _answer, ...shown } = work;
    const draft = draftId === undefined ? undefined : options.draftOf(draftId);
    const inDoubtSince = isInDoubt ? now() : undefined;
    const fresh = { tries: 0, savedAt: now(), nextAt: now(), inDoubtSince, refusal: undefined };
    const isOutdone = (row: OutboxItem) =>
      work.supersedes !== undefined &&
      row.work.supersedes === work.supersedes &&
      row.inDoubtSince === undefined;
    const begun = present.filter(isOutdone).reduce(begunAs, shown);
    // Counted first: a page that ends between the two looks for what is not there, and not the other way round.
    options.onCount(personId, countOf(present, items.photos(), 1));
    try {
      await store.add({ id, document: storedDocument(whole), ...mutation, work: begun, draft, ...fresh });
    } catch (error) {
      options.onCount(personId, countOf(present, items.photos()));
      throw error;
    }
    // Read again: what began to be sent meanwhile may arrive.
    const others = (await items.rowsOf(personId)).filter((row) => row.id !== id);
    for (const { seq } of others.filter(isOutdone)) await store.delete(seq);
    await items.refresh();
  }

  async function drop(row: OutboxItem) {
    await takeOut(row);
    await photos.deleteOf(row.id);
    await items.refresh();
  }

  /** What was changed after it began with what it had changed: the service is to tell what is there, as after anybody's change. */
  async function takeOut({ seq, personId, work }: OutboxItem) {
    const things = new Set(thingsOf(work));
    const begunWith = (row: OutboxItem) =>
      row.seq > seq &&
      row.work.merges &&
      row.inDoubtSince === undefined &&
      thingsOf(row.work).some((thing) => things.has(thing));
    await store.delete(seq);
    for (const row of (await items.rowsOf(personId)).filter(begunWith)) {
      const variables = { ...row.variables, revision: noRevision };
      // Another body goes by another key, where the service knows that one.
      await store.put({ ...row, variables, ...(row.tries > 0 && { id: crypto.randomUUID() }) });
    }
  }

  return {
    ...items,
    sending: sender.sending,
    forms: photos,
    async holdsBack(mine) {
      const things = new Set(thingsOf(mine));
      const isOfSame = (work: OutboxItem['work']) => thingsOf(work).some((thing) => things.has(thing));
      return (await items.rows()).some(({ work, refusal }) => !refusal && isOfSame(work));
    },
    withKnownIds: async (value) => withKnownIds(value, await items.known()),
    async overlaid(request, data) {
      const changes = (await items.rows()).flatMap(({ work }) => work.changes);
      return overlaid(changes, request, data);
    },
    async keep(mutation, context, isInDoubt) {
      await add(mutation, context, isInDoubt).catch((error: unknown) => {
        throw context.draftId === undefined ? error : new StorageError(error);
      });
      // It is stored; what prevents sending now does not in a while.
      sender.send().catch(() => undefined);
    },
    async send(isRequested = false) {
      if (isRequested) {
        await change((row) => ({ ...row, nextAt: now() }));
        for (const photo of items.photos()) await photoStore.putPhoto({ ...photo, nextAt: now() });
      }
      await sender.send();
    },
    async retry({ seq }) {
      // Who sends what has long been in doubt has looked whether it is there.
      const retryOf = ({ inDoubtSince }: OutboxItem) => ({
        refusal: undefined,
        nextAt: now(),
        inDoubtSince: inDoubtSince === undefined ? undefined : now(),
      });
      await change((row) => (row.seq === seq ? { ...row, ...retryOf(row) } : row));
      await sender.send();
    },
    async retryPhoto(photo) {
      await alone(() => photoStore.putPhoto({ ...photo, refusal: undefined, nextAt: now() }));
      await sender.send();
    },
    discard: (row) => alone(() => drop(row)),
    async undo(id) {
      let isUndone = false;
      await alone(async () => {
        const row = (await items.refresh()).find((present) => present.id === id);
        if (!row || row.inDoubtSince !== undefined) return;
        await drop(row);
        isUndone = true;
      });
      return isUndone;
    },
    discardPhoto: ({ id }) =>
      alone(async () => {
        await photoStore.deletePhoto(id);
        await items.refresh();
      }),
    async undoQueued({ seq }, keep) {
      let isTaken = false;
      await alone(async () => {
        const row = (await items.refresh()).find((present) => present.seq === seq);
        if (!row?.draft || row.inDoubtSince !== undefined) return;
        keep(row.draft);
        await photos.give(row.work.photoIds ?? [], undefined);
        await takeOut(row);
        await items.refresh();
        isTaken = true;
      });
      return isTaken;
    },
  };
}

function oneAtATime() {
  let before = Promise.resolve();
  return (work: () => Promise<void>) => {
    const mine = before.then(work);
    before = mine.catch(() => undefined);
    return mine;
  };
}
