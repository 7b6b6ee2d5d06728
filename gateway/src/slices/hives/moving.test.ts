import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { hiveActions } from './test-actions.ts';
import { anApiary } from './test-inputs.ts';

let service: TestGateway;
let anna: TestUser;
let bram: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
  [anna, bram] = [await aUser(service.api), await aUser(service.api)];
});
afterAll(() => service.close());

const { apiaryOf, deleteApiary, moveHives, newApiary, updateApiary } = hiveActions(() => ({ service, anna }));

/** What the form of an apiary sends. */
const placeOf = (overrides = {}) => {
  const { hives: _hives, ...place } = anApiary();
  return { ...place, ...overrides };
};

test('an edit that leaves out colour, notes, place or a line of the address loses none of them', async () => {
  const { id, revision } = await newApiary();
  const before = await apiaryOf(id);
  await updateApiary(id, revision, { name: 'Heath', isRoofed: true, address: { city: 'Ede' } });
  expect(await apiaryOf(id)).toEqual({
    ...before,
    ...{ name: 'Heath', revision: revision + 1 },
    address: { ...before.address, city: 'Ede' },
  });
});

test('an apiary is changed, null takes away, and its hives stay', async () => {
  const { id, revision, hives } = await newApiary();
  const input = placeOf({
    name: 'Heath',
    color: null,
    description: null,
    coordinates: null,
    isRoofed: false,
  });
  const { data } = await updateApiary(id, revision, input);
  const changed = {
    name: 'Heath',
    color: null,
    description: null,
    coordinates: null,
    isRoofed: false,
    revision: revision + 1,
  };
  expect(data.updateApiary).toMatchObject(changed);
  expect(await apiaryOf(id)).toMatchObject(changed);
  expect(hives).toHaveLength(2);
});

test('who edits an older version gets the newer one, and nothing is overwritten', async () => {
  const { id, revision } = await newApiary();
  await updateApiary(id, revision, placeOf({ name: 'Heath' }));
  const { data } = await updateApiary(id, revision, placeOf({ name: 'Moor' }));
  expect(data.updateApiary).toEqual({ current: expect.objectContaining({ name: 'Heath' }) });
  expect(await apiaryOf(id)).toMatchObject({ name: 'Heath' });
});

test.each([
  [{ name: '' }, 'name'],
  [{ coordinates: { latitude: 91, longitude: 5 } }, 'coordinates.latitude'],
  [{ address: { city: 'x'.repeat(2000) } }, 'address.city'],
])('a problem of %j is reported at its field', async (wrong, path) => {
  const { id, revision } = await newApiary();
  const { data } = await updateApiary(id, revision, placeOf(wrong));
  expect(data.updateApiary).toMatchObject({ code: 'INVALID_INPUT', fields: [{ path }] });
});

test('hives move together, and each knows its new apiary', async () => {
  const [orchard, heath] = [await newApiary(), await newApiary({ name: 'Heath' })];
  const hiveIds = orchard.hives.map(({ id }: { id: string }) => id);
  const { data } = await moveHives({ hiveIds, apiaryId: heath.id, timeZone: 'Europe/Amsterdam' });
  expect(data.moveHives.hives).toEqual(
    hiveIds.map((id: string) => ({ id, revision: 2, apiary: { id: heath.id, name: 'Heath' } })),
  );
});

test("somebody else's things are not there", async () => {
  const mine = await newApiary();
  const theirs = await newApiary({}, bram);
  const hiveIds = [mine.hives[0].id, theirs.hives[0].id];
  const refused = { code: 'NOT_FOUND' };
  const move = { hiveIds, apiaryId: mine.id, timeZone: 'UTC' };
  expect((await moveHives(move)).data.moveHives).toMatchObject(refused);
  expect((await updateApiary(theirs.id, 1, placeOf())).data.updateApiary).toMatchObject(refused);
  expect((await deleteApiary(theirs.id)).data.deleteApiary).toMatchObject(refused);
  expect(await apiaryOf(theirs.id)).toBeNull();
  expect(await apiaryOf('no id at all')).toBeNull();
});

test('an apiary goes with its hives', async () => {
  const { id } = await newApiary();
  expect((await deleteApiary(id)).data.deleteApiary).toEqual({ done: true });
  expect(await apiaryOf(id)).toBeNull();
});
