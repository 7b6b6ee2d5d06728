import { gql } from '@apollo/client';
import type { CachePatch } from '@skep/remote-kit';
import { anOutbox, done, failing, memoryStore } from './testing.ts';

const noNetwork = new TypeError('Failed to fetch');

test('what is saved without a network is sent when there is one, in its order, and once', async () => {
  const { world, outbox, store, keep } = anOutbox();
  await keep('a');
  await keep('b');
  await keep('a');
  expect(world.sent).toEqual([]);
  expect(world.counts.at(-1)).toEqual({ waiting: 2, refused: 0 });
  world.isOnline = true;
  await outbox.send();
  expect(world.sent).toEqual(['a', 'b']);
  expect(world.gone).toEqual(['a', 'b']);
  expect(store.all()).toEqual([]);
  expect(world.counts.at(-1)).toEqual({ waiting: 0, refused: 0 });
});

test('the number of queued changes is written first, so that a page that ends in between looks for them', async () => {
  const store = memoryStore();
  const { world, keep } = anOutbox({ store: { ...store, add: () => Promise.reject(new Error('Full')) } });
  await expect(keep('a')).rejects.toThrow('The browser keeps nothing.');
  expect(world.counts).toContainEqual({ waiting: 1, refused: 0 });
});

test.each([
  ['no answer comes', noNetwork],
  ['the service is being restarted', failing('MAINTENANCE')],
  ['the service is overloaded', failing('OVERLOADED', 4)],
  ['nobody foresaw what happened', { errors: [{ message: '', extensions: { code: 'UNEXPECTED' } }] }],
  ['the first one still runs', failing('IN_PROGRESS')],
])('where %s it is sent again, each time later', async (_why, answer) => {
  const { world, outbox, store, keep } = anOutbox();
  await keep('a');
  Object.assign(world, { isOnline: true, answer: () => answer });
  await outbox.send();
  await outbox.send();
  expect(world.sent).toEqual(['a']);
  expect(store.all()).toMatchObject([{ tries: 1, nextAt: 4000, inDoubtSince: 0 }]);
  world.nowMs = 4000;
  await outbox.send();
  expect(store.all()).toMatchObject([{ tries: 2, nextAt: 12_000 }]);
  world.answer = () => done;
  world.nowMs = 12_000;
  await outbox.send();
  expect(store.all()).toEqual([]);
});

test('the service says when it takes more, and is not called sooner', async () => {
  const { world, outbox, store, keep } = anOutbox();
  await keep('a');
  Object.assign(world, { isOnline: true, answer: () => failing('TOO_MANY_REQUESTS', 60) });
  await outbox.send();
  expect(store.all()).toMatchObject([{ nextAt: 60_000 }]);
  world.answer = () => done;
  await outbox.send(true);
  expect(store.all()).toEqual([]);
});

test.each(['INVALID_INPUT', 'NOT_FOUND', 'NOT_ALLOWED'])(
  'what is refused (%s) stays for its person, and blocks nothing else',
  async (code) => {
    const { world, outbox, store, keep } = anOutbox();
    await keep('a');
    await keep('b');
    Object.assign(world, { isOnline: true, answer: (key: string) => (key === 'a' ? failing(code) : done) });
    await outbox.send();
    expect(store.all()).toMatchObject([
      { id: 'a', inDoubtSince: undefined, refusal: { code: code.toLowerCase() } },
    ]);
    expect(world.counts.at(-1)).toEqual({ waiting: 1, refused: 1 });
    const [row] = await outbox.rows();
    world.answer = () => done;
    if (row) await outbox.retry(row);
    expect(store.all()).toEqual([]);
  },
);

test('what somebody else has deleted meanwhile is gone as it was wanted', async () => {
  const { world, store, keep } = anOutbox();
  await keep('a', { settledBy: ['not_found'] });
  await keep('b', { settledBy: ['not_found'] });
  const answer = (key: string) => failing(key === 'a' ? 'NOT_FOUND' : 'NOT_ALLOWED');
  Object.assign(world, { isOnline: true, answer });
  await keep('c');
  expect(store.all()).toMatchObject([
    { id: 'b', refusal: { code: 'not_allowed' } },
    { id: 'c', refusal: { code: 'not_allowed' } },
  ]);
});

test('what was never sent is undone, and what may have arrived is not', async () => {
  const { world, outbox, store, keep } = anOutbox();
  await keep('a');
  await keep('b', {}, true);
  expect(await outbox.undo('a')).toBe(true);
  expect(await outbox.undo('a')).toBe(false);
  expect(await outbox.undo('b')).toBe(false);
  expect(world.gone).toEqual(['a']);
  expect(store.all()).toMatchObject([{ id: 'b' }]);
});

test('a conflict is the person’s to decide', async () => {
  const { world, outbox, store, keep } = anOutbox();
  await keep('a');
  Object.assign(world, {
    isOnline: true,
    answer: () => ({ data: { save: { __typename: 'HiveConflict' } } }),
  });
  await outbox.send();
  expect(store.all()).toMatchObject([{ refusal: { code: 'changed_meanwhile' } }]);
});

test('after an expired session everything waits for a sign-in', async () => {
  const { world, outbox, store, keep } = anOutbox();
  await keep('a');
  await keep('b');
  const ended = { errors: [{ message: '', extensions: { code: 'NOT_SIGNED_IN' } }] };
  Object.assign(world, { isOnline: true, answer: () => ended });
  await outbox.send();
  expect(world.refusedTokens).toBe(1);
  expect(world.sent).toEqual(['a']);
  expect(store.all()).toMatchObject([{ tries: 0, inDoubtSince: undefined }, { id: 'b' }]);
});

test('work of one person is neither shown to another nor sent as them', async () => {
  const { world, outbox, store, keep } = anOutbox();
  await keep('a');
  Object.assign(world, { isOnline: true, personId: '2' });
  await outbox.send(true);
  expect(await outbox.rows()).toEqual([]);
  expect(world.sent).toEqual([]);
  world.personId = undefined;
  await outbox.send(true);
  expect(await outbox.rows()).toEqual([]);
  expect(store.all()).toHaveLength(1);
  world.personId = '1';
  await outbox.send();
  expect(world.sent).toEqual(['a']);
});

test('work is not sent when somebody else signs in at the very moment before', async () => {
  const { world, outbox, store, keep } = anOutbox();
  await keep('a');
  const { put } = store;
  store.put = async (row) => {
    await put(row);
    world.personId = '2';
  };
  world.isOnline = true;
  await outbox.send();
  expect(world.sent).toEqual([]);
  expect(store.all()).toMatchObject([{ personId: '1', tries: 0 }]);
});

test('a change of the same thing goes after the one before it, and others do not wait for either', async () => {
  const { world, outbox, keep } = anOutbox();
  await keep('first', { about: 'hive:1' });
  await keep('second', { about: 'hive:1' });
  await keep('other', { about: 'hive:2' });
  const answer = (key: string) => (key === 'first' ? failing('MAINTENANCE') : done);
  Object.assign(world, { isOnline: true, answer });
  await outbox.send();
  expect(world.sent).toEqual(['first', 'other']);
  expect(await outbox.holdsBack({ about: 'hive:1' })).toBe(true);
  expect(await outbox.holdsBack({ about: 'hive:2' })).toBe(false);
  expect(await outbox.holdsBack({ about: 'hives', alsoAbout: ['hive:2', 'hive:1'] })).toBe(true);
});

test('what is discarded while it is sent does not come back', async () => {
  const { world, outbox, store, keep } = anOutbox();
  await keep('a');
  Object.assign(world, { isOnline: true, answer: () => noNetwork });
  const [row] = await outbox.rows();
  const sending = outbox.send();
  if (row) await outbox.discard(row);
  await sending;
  expect(store.all()).toEqual([]);
});

test.each([
  ['has arrived meanwhile', done, 0],
  ['may have arrived meanwhile', noNetwork, 1],
])('what %s is not taken back to be changed: it would be there twice', async (_what, answer, left) => {
  const { world, outbox, store, keep } = anOutbox();
  await keep('a');
  Object.assign(world, { isOnline: true, answer: () => answer });
  const [row] = await outbox.rows();
  if (!row) throw new Error('Nothing waits.');
  const undone: unknown[] = [];
  const sending = outbox.send();
  expect(await outbox.undoQueued(row, (draft) => undone.push(draft))).toBe(false);
  await sending;
  expect(undone).toEqual([]);
  expect(store.all()).toHaveLength(left);
});

test('what is being sent is in doubt from its first moment on, and says so', async () => {
  const seen: boolean[] = [];
  const { world, outbox, keep } = anOutbox();
  await keep('a');
  world.isOnline = true;
  outbox.subscribe(async () => {
    const [row] = await outbox.rows();
    if (row) seen.push(row.inDoubtSince !== undefined);
  });
  await outbox.send();
  expect(seen.at(-1)).toBe(true);
});

test('what another tab has sent is gone here too', async () => {
  const { store, keep, outbox, world } = anOutbox();
  const other = anOutbox({ store });
  await keep('a');
  other.world.isOnline = true;
  await other.outbox.send();
  await outbox.refresh();
  expect(world.gone).toEqual(['a']);
});

test('its form is opened again with what was typed', async () => {
  const { outbox, keep } = anOutbox();
  await keep('a');
  expect(await outbox.rows()).toMatchObject([
    {
      draft: { id: 'draft', form: 'inspections:new:1', content: { notes: 'Calm' } },
      work: { path: '/inspect?hiveId=1' },
    },
  ]);
});

test('what says the same thing whole takes the place of what was never sent, and of nothing that may have arrived', async () => {
  const { world, store, keep } = anOutbox();
  const supersedes = 'hive:1:fields';
  await keep('a', { supersedes });
  await keep('b', { supersedes });
  await keep('other', { supersedes: 'hive:2:fields' });
  expect(store.all().map(({ id }) => id)).toEqual(['b', 'other']);
  Object.assign(world, { isOnline: true, answer: () => noNetwork });
  await keep('c', { supersedes });
  await keep('d', { supersedes: 'hive:2:fields' });
  expect(store.all()).toMatchObject([{ id: 'other', inDoubtSince: 0 }, { id: 'c' }, { id: 'd' }]);
});

test('what has been in doubt for longer than the service remembers it is not sent unless its person has looked', async () => {
  const aDayMs = 24 * 60 * 60_000;
  const { world, outbox, store, keep } = anOutbox();
  await keep('a', {}, true);
  await keep('never sent');
  Object.assign(world, { isOnline: true, nowMs: 29 * aDayMs + 1 });
  await outbox.send(true);
  expect(world.sent).toEqual(['never sent']);
  expect(store.all()).toMatchObject([{ id: 'a', inDoubtSince: 0, refusal: { code: 'too_long_in_doubt' } }]);
  expect(world.counts.at(-1)).toEqual({ waiting: 1, refused: 1 });
  const [row] = await outbox.rows();
  if (row) await outbox.retry(row);
  expect(world.sent).toEqual(['never sent', 'a']);
  expect(store.all()).toEqual([]);
});

test.each([
  ['a device without room', new DOMException('Full', 'QuotaExceededError'), 'NO_ROOM_HERE'],
  ['a browser that keeps nothing', new DOMException('No', 'InvalidStateError'), 'NOT_KEPT_HERE'],
])('%s says so to the form, and nothing is counted that is not there', async (_where, failure, code) => {
  const store = memoryStore();
  store.add = () => Promise.reject(failure);
  const { world, keep } = anOutbox({ store });
  await expect(keep('one')).rejects.toMatchObject({ errors: [{ extensions: { code } }] });
  expect(world.counts.at(-1)).toEqual({ waiting: 0, refused: 0 });
});

test('what a newer release stored in a way that this one cannot show is kept, and sent', async () => {
  const { world, outbox, store, keep } = anOutbox();
  await keep('a');
  const [row] = store.all();
  if (!row) throw new Error('Nothing is stored.');
  const changes: CachePatch[] = JSON.parse('[{ "kind": "renumbered", "typename": "Hive", "id": "1" }]');
  await store.put({ ...row, work: { ...row.work, changes } });
  const answer = { hives: [{ __typename: 'Hive', id: '1' }] };
  expect(await outbox.overlaid({ query: gql('{ hives { id } }'), variables: {} }, answer)).toBe(answer);
  expect(store.all()).toHaveLength(1);
  world.isOnline = true;
  await outbox.send();
  expect([world.sent, store.all()]).toEqual([['a'], []]);
});
