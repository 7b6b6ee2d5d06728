import { gql } from '@apollo/client';
import type { QueuedMutation } from '@skep/remote-kit';
import type { Answer } from '../graphql/send-document.ts';
import { createOutbox, type OutboxOptions } from './outbox.ts';
import type { OutboxItem, OutboxStore } from './outbox-item.ts';
import type { PhotoStore, QueuedPhoto } from './queued-photo.ts';
import type { PieceAnswer } from './send-piece.ts';

/** What IndexedDB does, in the page's memory: what is read is a copy, and outlives whoever wrote it. */
export function memoryStore(): OutboxStore & PhotoStore & { all: () => OutboxItem[] } {
  const photos = new Map<string, QueuedPhoto>();
  const rows = new Map<number, OutboxItem>();
  const made = new Map<string, Record<string, string>>();
  let last = 0;
  return {
    all: () => structuredClone([...rows.values()]),
    rowsOf: async (personId) =>
      structuredClone([...rows.values()].filter((row) => row.personId === personId)),
    async add(row) {
      last += 1;
      rows.set(last, structuredClone({ ...row, seq: last }));
    },
    async put(row) {
      rows.set(row.seq, structuredClone(row));
    },
    async delete(seq) {
      rows.delete(seq);
    },
    async settle({ seq, personId }, ids) {
      rows.delete(seq);
      made.set(personId, { ...made.get(personId), ...ids });
    },
    known: async (personId) => made.get(personId) ?? {},
    allPhotos: async () => [...photos.values()].map((photo) => ({ ...photo })),
    photo: async (id) => photos.get(id),
    async putPhoto(photo) {
      photos.set(photo.id, photo);
    },
    async deletePhoto(id) {
      photos.delete(id);
    },
  };
}

/** Work on a hive, as a form hands it over. */
export function someWork(overrides: Partial<QueuedMutation> = {}): QueuedMutation {
  return {
    title: 'Inspection of Linden',
    about: 'hive:1',
    path: '/inspect?hiveId=1',
    answer: {},
    changes: [],
    ...overrides,
  };
}

const document = gql('mutation Save { save { __typename } }');

export const done: Answer = { data: { __typename: 'Mutation', save: { __typename: 'Inspection' } } };

export function failing(code: string, retryAfterSeconds?: number): Answer {
  return { data: { __typename: 'Mutation', save: { __typename: 'Failure', code, retryAfterSeconds } } };
}

/** An outbox whose service, clock and person the test has in its hands. */
export function anOutbox(options: Partial<OutboxOptions> & { store?: ReturnType<typeof memoryStore> } = {}) {
  const world = {
    personId: '1' as string | undefined,
    isOnline: false,
    nowMs: 0,
    /** What the service answers; an error: it does not. */
    answer: (_key: string): Answer | Error => done,
    /** What it answers to a piece of a photo; an error: it does not. */
    pieceAnswer: (photo: QueuedPhoto, piece: { firstByte: number; piece: Blob }): PieceAnswer | Error => {
      const bytes = piece.firstByte + piece.piece.size;
      return { kind: 'arrived', bytes, isWhole: bytes === photo.content.size };
    },
    sent: [] as string[],
    variables: [] as { key: string; variables: object }[],
    refusedTokens: 0,
    gone: [] as string[],
    counts: [] as { waiting: number; refused: number }[],
  };
  const store = options.store ?? memoryStore();
  const outbox = createOutbox({
    store,
    photoStore: store,
    async sendPiece(photo, piece) {
      world.sent.push(photo.id);
      const answer = world.pieceAnswer(photo, piece);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    personId: () => world.personId,
    async send({ id, variables }) {
      world.sent.push(id);
      world.variables.push({ key: id, variables });
      const answer = world.answer(id);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onRefusedToken: () => {
      world.refusedTokens += 1;
    },
    onGone: (rows) => world.gone.push(...rows.map(({ id }) => id)),
    onCount: (_person, count) => world.counts.push(count),
    draftOf: (id) => ({ id, form: 'inspections:new:1', content: { notes: 'Calm' } }),
    isOnline: () => world.isOnline,
    now: () => world.nowMs,
    random: () => 1,
    ...options,
  });
  const keep = async (
    key: string,
    work: Partial<QueuedMutation> = {},
    isInDoubt = false,
    variables: object = { key },
  ) => {
    const context = { work: someWork(work), draftId: 'draft', undoQueued: undefined };
    const mutation = { personId: '1', key, document, operationName: 'Save', variables };
    await outbox.keep(mutation, context, isInDoubt);
    // It is tried at once, which is over then.
    await outbox.send();
  };
  return { world, store, outbox, keep };
}
