import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { hiveActions } from './test-actions.ts';

let service: TestGateway;
let anna: TestUser;
let bram: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
  [anna, bram] = [await aUser(service.api), await aUser(service.api)];
});
afterAll(() => service.close());

const { apiariesOf, hiveOf, newApiary } = hiveActions(() => ({ service, anna }));

const failure = '... on Failure { code fields { path code limit } }';
const changed = `... on ChangedHives { hives { id revision name color layers { color } apiary { id } } } ${failure}`;

const recolour = async (hiveIds: string[], color: string | null) =>
  (
    await service.ask(
      `mutation ($hiveIds: [ID!]!, $color: String) { recolourHives(hiveIds: $hiveIds, color: $color) { ${changed} } }`,
      { hiveIds, color },
      anna,
    )
  ).data.recolourHives;
const rename = async (names: { id: string; name: string }[]) =>
  (
    await service.ask(
      `mutation ($names: [HiveNameInput!]!) { renameHives(names: $names) { ${changed} } }`,
      { names },
      anna,
    )
  ).data.renameHives;
const remove = async (hiveIds: string[]) =>
  (
    await service.ask(
      `mutation ($hiveIds: [ID!]!) { deleteHives(hiveIds: $hiveIds) { ... on Done { done } ${failure} } }`,
      { hiveIds },
      anna,
    )
  ).data.deleteHives;
const mark = async (what: 'Hive' | 'Apiary', id: string, isFavourite: boolean) =>
  (
    await service.ask(
      `mutation ($id: ID!, $isFavourite: Boolean!) { setFavourite${what}(id: $id, isFavourite: $isFavourite) {
        ... on Favourite${what} { id isFavourite } ${failure} } }`,
      { id, isFavourite },
      anna,
    )
  ).data[`setFavourite${what}`];

const idsOf = ({ hives }: { hives: { id: string }[] }) => hives.map(({ id }) => id);

test('hives and their layers get one colour, and lose it again', async () => {
  const hiveIds = idsOf(await newApiary());
  const { hives } = await recolour(hiveIds, '#27820e');
  for (const { color, layers, revision } of hives) {
    expect([color, revision]).toEqual(['#27820e', 2]);
    expect(layers.every((layer: { color: string }) => layer.color === '#27820e')).toBe(true);
  }
  const [back] = (await recolour(hiveIds, null)).hives;
  expect([back.color, back.layers[0].color]).toEqual([null, null]);
});

test('hives get names of their own', async () => {
  const [first = '', second = ''] = idsOf(await newApiary());
  const { hives } = await rename([
    { id: first, name: 'Heath 1' },
    { id: second, name: 'Heath 2' },
  ]);
  expect(hives.map(({ name }: { name: string }) => name)).toEqual(['Heath 1', 'Heath 2']);
});

test('a fault of a name or a colour is reported at it', async () => {
  const [first = '', second = ''] = idsOf(await newApiary());
  const names = [
    { id: first, name: 'Heath 1' },
    { id: second, name: '' },
  ];
  expect(await rename(names)).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ path: 'names.1.name', code: 'required' }],
  });
  expect(await recolour([first], 'amber')).toMatchObject({ fields: [{ path: 'color', code: 'invalid' }] });
  expect(await rename([{ id: 'no id', name: 'Heath' }])).toMatchObject({ fields: [{ path: 'names.0.id' }] });
  expect(await remove(['no id'])).toMatchObject({ fields: [{ path: 'hiveIds.0' }] });
  expect(await hiveOf(first)).toMatchObject({ revision: 1 });
});

test("with one of somebody else's among them, nothing is done", async () => {
  const [own = ''] = idsOf(await newApiary());
  const [theirs = ''] = idsOf(await newApiary({}, bram));
  const refused = { code: 'NOT_FOUND' };
  expect(await recolour([own, theirs], '#27820e')).toMatchObject(refused);
  expect(await rename([own, theirs].map((id) => ({ id, name: 'Mine' })))).toMatchObject(refused);
  expect(await remove([own, theirs])).toMatchObject(refused);
  expect(await hiveOf(own)).toMatchObject({ revision: 1 });
});

test('hives are deleted together', async () => {
  const hiveIds = idsOf(await newApiary());
  expect(await remove(hiveIds)).toEqual({ done: true });
  expect(await hiveOf(hiveIds[0] ?? '')).toBeNull();
});

test('hives and apiaries are favourites of one person, until they are so no longer', async () => {
  const apiary = await newApiary();
  const [hiveId = ''] = idsOf(apiary);
  const shown = async () => {
    const { data } = await service.ask('{ apiaries { id isFavourite hives { id isFavourite } } }', {}, anna);
    const found = data.apiaries.find(({ id }: { id: string }) => id === apiary.id);
    return [found.isFavourite, found.hives[0].isFavourite];
  };
  expect(await shown()).toEqual([false, false]);
  expect(await mark('Apiary', apiary.id, true)).toEqual({ id: apiary.id, isFavourite: true });
  expect(await mark('Hive', hiveId, true)).toEqual({ id: hiveId, isFavourite: true });
  expect(await shown()).toEqual([true, true]);
  expect(await mark('Hive', hiveId, false)).toEqual({ id: hiveId, isFavourite: false });
  expect(await shown()).toEqual([true, false]);
  const [theirs] = (await apiariesOf(bram)).slice(-1);
  expect(await mark('Apiary', theirs.id, true)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await mark('Hive', 'no id', true)).toMatchObject({ code: 'NOT_FOUND' });
});
