import { idsMadeHereIn, withKnownIds } from './temporary-ids.ts';
import { anOutbox, failing, someWork } from './testing.ts';

const hive = 'waiting:0199c0de-0000-7000-8000-000000000001';
const layer = `${hive}-layer0`;
const made = (id: string) => ({
  data: { createHive: { __typename: 'Hive', id, layers: [{ __typename: 'HiveLayer', id: '70' }] } },
});
const makesHive = {
  title: 'Linden',
  about: `hive:${hive}`,
  makes: [
    { id: hive, at: ['createHive', 'id'] },
    { id: layer, at: ['createHive', 'layers', 0, 'id'] },
  ],
};
const ofHive = { about: `hive:${hive}`, path: `/inspect?${new URLSearchParams({ hiveId: hive })}` };

test('an id of this browser is known wherever it is, and its parts by their own', () => {
  const value = { text: `hive:${hive}:fields`, list: [layer, ofHive.path], file: new Blob(['waiting:']) };
  expect([...idsMadeHereIn(value)]).toEqual([hive, layer]);
  expect(withKnownIds(value, { [hive]: '17', [layer]: '70' })).toEqual({
    text: 'hive:17:fields',
    list: ['70', '/inspect?hiveId=17'],
    file: value.file,
  });
  expect(idsMadeHereIn('waiting: see above, waiting:rain').size).toBe(0);
});

test('what uses a thing that was made here goes after it, by the id that the service gives it', async () => {
  const { world, outbox, store, keep } = anOutbox();
  await keep('make', makesHive);
  await keep('inspect', ofHive, false, { input: { hiveId: hive } });
  await keep('edit', { ...ofHive, about: 'another' }, false, { layers: [{ id: layer }] });
  Object.assign(world, {
    isOnline: true,
    answer: (key: string) => (key === 'make' ? made('17') : failing('NOT_FOUND')),
  });
  await outbox.send();
  expect(world.variables.slice(1)).toEqual([
    { key: 'inspect', variables: { input: { hiveId: '17' } } },
    { key: 'edit', variables: { layers: [{ id: '70' }] } },
  ]);
  expect(await outbox.rows()).toMatchObject([{ work: { about: 'hive:17', path: '/inspect?hiveId=17' } }, {}]);
  // A form that was open meanwhile still calls it by its first name.
  await keep('later', ofHive, false, { input: { hiveId: hive } });
  expect(world.variables.at(-1)).toEqual({ key: 'later', variables: { input: { hiveId: '17' } } });
  expect(store.all()).toHaveLength(3);
});

test('while the service refuses to make it, what uses it waits, and goes on when it is made', async () => {
  const { world, outbox, keep } = anOutbox();
  await keep('make', makesHive);
  await keep('inspect', ofHive, false, { input: { hiveId: hive } });
  Object.assign(world, { isOnline: true, answer: () => failing('INVALID_INPUT') });
  await outbox.send();
  expect(world.sent).toEqual(['make']);
  expect(world.counts.at(-1)).toEqual({ waiting: 2, refused: 1 });
  world.answer = () => made('17');
  const [maker] = await outbox.rows();
  if (maker) await outbox.retry(maker);
  expect(world.sent).toEqual(['make', 'make', 'inspect']);
  expect(world.counts.at(-1)).toEqual({ waiting: 0, refused: 0 });
});

test('when its maker is discarded it needs its person, and one that is made again takes it along', async () => {
  const { world, outbox, keep } = anOutbox();
  await keep('make', makesHive);
  await keep('inspect', ofHive, false, { input: { hiveId: hive } });
  const [maker] = await outbox.rows();
  if (maker) await outbox.discard(maker);
  expect(world.counts.at(-1)).toEqual({ waiting: 1, refused: 1 });
  Object.assign(world, { isOnline: true, answer: () => made('17') });
  await outbox.send();
  expect(world.sent).toEqual([]);
  await keep('make anew', makesHive);
  expect(world.sent).toEqual(['make anew', 'inspect']);
});

test('what changes several things goes after what changes any of them', async () => {
  const { world, outbox, keep } = anOutbox();
  await keep('inspect', { about: 'hive:2' });
  await keep('unite', { about: 'hive:1', alsoAbout: ['hive:2'] });
  await keep('inspect later', someWork());
  Object.assign(world, { isOnline: true, answer: () => failing('MAINTENANCE') });
  await outbox.send();
  expect(world.sent).toEqual(['inspect']);
});
