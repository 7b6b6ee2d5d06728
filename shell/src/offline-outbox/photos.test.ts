import { anOutbox, failing } from './testing.ts';

beforeAll(() => {
  // What no DOM without a browser has.
  const digest = async () => new ArrayBuffer(32);
  Object.defineProperty(globalThis.crypto, 'subtle', { value: { digest }, configurable: true });
});

/** As much as three pieces and a bit. */
const large = 3 * 256 * 1024 + 5;

async function aPhotoOf(outbox: ReturnType<typeof anOutbox>['outbox'], rowId: string, id: string, bytes = 5) {
  const content = new Blob(['x'.repeat(bytes)]);
  await outbox.forms.keep(id, { content, takenAt: undefined });
  await outbox.forms.give([id], { id: rowId, title: 'Inspection of Linden' });
}

test('photos are sent after everything else, in pieces, and go when they are whole there', async () => {
  const { world, outbox, keep } = anOutbox();
  await aPhotoOf(outbox, 'a', 'photo 1', large);
  await aPhotoOf(outbox, 'b', 'photo 2');
  await keep('a');
  await keep('b');
  expect(world.counts.at(-1)).toEqual({ waiting: 4, refused: 0 });
  world.isOnline = true;
  await outbox.send();
  expect(world.sent).toEqual(['a', 'b', 'photo 1', 'photo 1', 'photo 1', 'photo 1', 'photo 2']);
  expect(world.counts.at(-1)).toEqual({ waiting: 0, refused: 0 });
});

test('a photo of an inspection of a hive that exists only here goes after both, and waits while either does', async () => {
  const { world, outbox, keep } = anOutbox();
  const hive = 'waiting:0199c0de-0000-7000-8000-000000000001';
  await aPhotoOf(outbox, 'inspect', 'photo');
  await keep('make', { about: `hive:${hive}`, makes: [{ id: hive, at: ['createHive', 'id'] }] });
  await keep('inspect', { about: `hive:${hive}`, photoIds: ['photo'] }, false, { input: { hiveId: hive } });
  world.isOnline = true;
  world.answer = () => failing('INVALID_INPUT');
  await outbox.send();
  expect(world.sent).toEqual(['make']);
  expect(world.counts.at(-1)).toEqual({ waiting: 3, refused: 1 });
  world.answer = () => ({ data: { createHive: { __typename: 'Hive', id: '17' } } });
  const [maker] = await outbox.rows();
  if (maker) await outbox.retry(maker);
  expect(world.sent).toEqual(['make', 'make', 'inspect', 'photo']);
  expect(world.variables.at(-1)).toEqual({ key: 'inspect', variables: { input: { hiveId: '17' } } });
  expect(world.counts.at(-1)).toEqual({ waiting: 0, refused: 0 });
});

test('a photo goes on where the service says, and waits longer each time that nothing arrives', async () => {
  const { world, outbox, store } = anOutbox();
  await aPhotoOf(outbox, 'a', 'photo', large);
  const firstBytes: number[] = [];
  let isThere = true;
  world.pieceAnswer = (photo, { firstByte, piece }) => {
    firstBytes.push(firstByte);
    if (!isThere) return new TypeError('Failed to fetch');
    // An earlier tab has sent two pieces.
    const bytes = Math.max(firstByte + piece.size, 2 * 256 * 1024);
    isThere = false;
    return { kind: 'arrived', bytes, isWhole: bytes === photo.content.size };
  };
  world.isOnline = true;
  await outbox.send();
  expect(firstBytes).toEqual([0, 2 * 256 * 1024]);
  expect(await store.allPhotos()).toMatchObject([{ sentBytes: 2 * 256 * 1024, tries: 1, nextAt: 4000 }]);
  world.nowMs = 4000;
  await outbox.send();
  expect(await store.allPhotos()).toMatchObject([{ tries: 2, nextAt: 12_000 }]);
});

test('what the service refuses is parked with the reason, and begins again when its person wants it', async () => {
  const { world, outbox, store } = anOutbox();
  await aPhotoOf(outbox, 'a', 'photo', large);
  const problem = { path: 'file', code: 'no_room_left' as const, params: { max: 500 } };
  world.pieceAnswer = () => ({ kind: 'failed', code: 'invalid_input', problem, afterSeconds: 0 });
  world.isOnline = true;
  await outbox.send();
  expect(await store.allPhotos()).toMatchObject([{ refusal: { code: 'invalid_input', problem } }]);
  expect(world.counts.at(-1)).toEqual({ waiting: 1, refused: 1 });
  const [photo] = outbox.photos();
  world.pieceAnswer = (_photo, { firstByte }) => ({ kind: 'arrived', bytes: firstByte + 1, isWhole: true });
  if (photo) await outbox.retryPhoto(photo);
  expect(await store.allPhotos()).toEqual([]);
});

test('photos wait with what the service has refused, go back to its form, and are discarded with it', async () => {
  const { world, outbox, store, keep } = anOutbox();
  await aPhotoOf(outbox, 'a', 'photo');
  await keep('a', { photoIds: ['photo'] });
  world.isOnline = true;
  world.answer = () => failing('INVALID_INPUT');
  await outbox.send();
  expect(world.sent).toEqual(['a']);
  const [row] = await outbox.rows();
  if (row) await outbox.undoQueued(row, () => undefined);
  expect(await store.allPhotos()).toMatchObject([{ of: undefined }]);
  expect(outbox.photos()).toEqual([]);

  world.isOnline = false;
  await outbox.forms.give(['photo'], { id: 'b', title: 'Inspection of Linden' });
  await keep('b', { photoIds: ['photo'] });
  const [again] = await outbox.rows();
  if (again) await outbox.discard(again);
  expect(await store.allPhotos()).toEqual([]);
});

test('one that was discarded while it was on its way does not come back', async () => {
  const { world, outbox, store } = anOutbox();
  await aPhotoOf(outbox, 'a', 'photo', large);
  world.pieceAnswer = (photo) => {
    void store.deletePhoto(photo.id);
    return new TypeError('Failed to fetch');
  };
  world.isOnline = true;
  await outbox.send();
  expect(await store.allPhotos()).toEqual([]);
});

test('one whose content the browser has deleted needs its person, and blocks nothing else', async () => {
  const { world, outbox, store } = anOutbox();
  await aPhotoOf(outbox, 'a', 'photo 1');
  await aPhotoOf(outbox, 'a', 'photo 2');
  const [first] = await store.allPhotos();
  const gone = () => Object.assign(new Blob([]), { arrayBuffer: () => Promise.reject(new Error('Gone')) });
  if (first) first.content.slice = gone;
  world.isOnline = true;
  await outbox.send();
  expect(world.sent).toEqual(['photo 2']);
  expect(await store.allPhotos()).toMatchObject([{ id: 'photo 1', refusal: { code: 'unreadable' } }]);
});

test('the rest of a photo is not sent as whoever has signed in meanwhile', async () => {
  const { world, outbox, store } = anOutbox();
  await aPhotoOf(outbox, 'a', 'photo', large);
  world.pieceAnswer = (_photo, { firstByte, piece }) => {
    world.personId = '2';
    return { kind: 'arrived', bytes: firstByte + piece.size, isWhole: false };
  };
  world.isOnline = true;
  await outbox.send();
  expect(world.sent).toEqual(['photo']);
  await outbox.send(true);
  expect(world.sent).toEqual(['photo']);
  expect(await store.allPhotos()).toMatchObject([{ personId: '1', sentBytes: 256 * 1024 }]);
});

test('nobody is shown the photos of another, and those of forms that are over go', async () => {
  const { world, outbox, store, keep } = anOutbox();
  await aPhotoOf(outbox, 'a', 'saved');
  await aPhotoOf(outbox, 'b', 'open');
  await outbox.forms.give(['open'], undefined);
  await keep('a');
  world.personId = undefined;
  await outbox.forms.tidy();
  expect(await store.allPhotos()).toHaveLength(2);
  world.personId = '2';
  expect(await outbox.forms.contentOf('saved')).toBeUndefined();
  await outbox.forms.drop('saved');
  await outbox.refresh();
  expect(outbox.photos()).toEqual([]);
  await outbox.forms.tidy();
  expect((await store.allPhotos()).map(({ id }) => id)).toEqual(['saved']);
});
