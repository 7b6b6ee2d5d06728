import { anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { anImport, mapped, shownImport, step } from './test-imports.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const ask = async (method: 'GET' | 'PATCH', path: string, body?: object) =>
  (await api.request(method, `/api${path}`, { as: anna, ...(body && { body }) })).body;
/** Apiaries with their hives, as everybody sees them. */
async function places() {
  const { locations } = await ask('GET', '/locations');
  return locations.map(({ name, hives }: { name: string; hives: Hive[] }) => [
    name,
    hives.map((hive) => hive.name),
  ]);
}
interface Hive {
  id: number;
  name: string;
}
const hiveCalled = async (name: string) => {
  const { hives } = await ask('GET', '/hives');
  return hives.find((hive: Hive) => hive.name === name);
};

const list = `Volk;Bienenstand;Beutentyp;Bruträume;Honigräume;Waben;Königin;Geburtsjahr der Königin;Rasse der Königin;Notiz
Linde;Heide;Langstroth;2;1;10;Berta;2025;Carnica;friedlich
Ahorn;Heide;;1;;11;;;;
Esche;Wald;Turm;viele;1;;;4/2024;;
;Wald;;2;;;;;;
Linde;Heide;;;;;;;;
`;

test('a list of hives is known by its titles, counted, stored with boxes and queens, and undone as a whole', async () => {
  await anApiary(api, anna, { name: 'heide', hive_amount: 0 });
  const sent = await anImport(api, anna, list);
  const value = (quantity: string) => ({ role: 'value', quantity });
  expect(sent.mapping).toMatchObject({
    kind: 'hives',
    columns: [
      ...[{ role: 'device' }, { role: 'apiary' }, value('type'), value('brood_boxes'), value('supers')],
      ...[value('frames'), value('queen_name'), value('queen_born'), value('queen_race'), { role: 'skip' }],
    ],
  });
  expect(sent.samples[0]).toMatchObject({
    name: 'Heide · Linde',
    said: [
      { field: 'type', text: 'Langstroth' },
      { field: 'brood_boxes', text: '2' },
      ...[{ field: 'supers' }, { field: 'frames' }, { field: 'queen_name' }, { field: 'queen_born' }],
      { field: 'queen_race', text: 'Carnica' },
    ],
  });
  const counted = await step(api, anna, sent.id, 'count');
  expect(counted.counted).toMatchObject({ rows: 5, fresh: 3, there: 1, refused: 1, leftOut: 3, names: [] });
  const { body: refusals } = await api.request('GET', `/api/v1/imports/${sent.id}/refusals`, { as: anna });
  expect(refusals.map(({ row, reason }: { row: number; reason: string }) => [row, reason])).toEqual([
    [4, 'unknown_choice'],
    [4, 'not_a_number'],
    [4, 'not_a_time'],
    [5, 'no_value'],
  ]);
  expect(await step(api, anna, sent.id, 'start')).toMatchObject({ state: 'imported', stored: 3 });
  // The apiary that was there already is used, and not doubled.
  expect(await places()).toEqual([
    ['heide', ['Linde', 'Ahorn']],
    ['Wald', ['Esche']],
  ]);
  const linde = await hiveCalled('Linde');
  expect(linde).toMatchObject({
    type: expect.stringMatching(/langstroth/i),
    queen: { name: 'Berta', birth_date: '2025-01-01', race: expect.stringMatching(/carnica/i) },
  });
  const kinds = linde.layers.map(({ type, framecount }: { type: string; framecount: number }) => [
    type,
    framecount,
  ]);
  expect(kinds.toSorted()).toEqual([
    ['brood', 10],
    ['brood', 10],
    ['honey', 10],
  ]);
  expect((await hiveCalled('Ahorn')).queen).toBeNull();
  const again = await anImport(api, anna, list.replace('Esche', 'Buche'));
  expect((await step(api, anna, again.id, 'count')).counted).toMatchObject({ fresh: 1, there: 3 });
  expect(await step(api, anna, sent.id, 'undo')).toMatchObject({ state: 'undone' });
  expect(await places()).toEqual([['heide', []]]);
});

test('without a column of apiaries hives stand in one that is called as the file, however long that is called', async () => {
  const sent = await anImport(api, anna, 'hive,supers\n1,2\n2,\n');
  for (const round of [1, 2]) {
    await step(api, anna, sent.id, 'count');
    expect([round, (await step(api, anna, sent.id, 'start')).stored]).toEqual([round, 2]);
    expect(await places()).toEqual([[expect.any(String), ['1', '2']]]);
    await step(api, anna, sent.id, 'undo');
  }
  expect(await places()).toEqual([]);
});

test('a row without a hive makes its apiary, unless it has figures, as a sum does', async () => {
  const sent = await anImport(
    api,
    anna,
    'apiary,hive,city,colour,supers\nHof,A,,#00AAff,1\nWiese,,Zeist,,\nHof,,,,\nTotal,,,,1\n',
  );
  const { counted } = await step(api, anna, sent.id, 'count');
  expect(counted).toMatchObject({ rows: 4, fresh: 2, there: 1, refused: 1 });
  expect((await step(api, anna, sent.id, 'start')).stored).toBe(2);
  expect(await places()).toEqual([
    ['Hof', ['A']],
    ['Wiese', []],
  ]);
  expect(await hiveCalled('A')).toMatchObject({ color: '#00aaff' });
  await step(api, anna, sent.id, 'undo');
  expect(await places()).toEqual([]);
});

test('a hive that was changed since stays when its list is undone', async () => {
  const sent = await anImport(api, anna, 'hive,apiary\nA,Hof\nB,Hof\n');
  await step(api, anna, sent.id, 'count');
  await step(api, anna, sent.id, 'start');
  const { id, location_id } = await hiveCalled('A');
  await ask('PATCH', `/hives/${id}`, { name: 'A1', location_id });
  await step(api, anna, sent.id, 'undo');
  expect(await places()).toEqual([['Hof', ['A1']]]);
});

test('a list needs a column of names, and takes nothing that is said of an inspection', async () => {
  const sent = await anImport(api, anna, 'hive,apiary\nA,Hof\n');
  const unnamed = { columns: [{ role: 'skip' }, { role: 'apiary' }] };
  await mapped(api, anna, sent, unnamed);
  const refused = await api.request('POST', `/api/v1/imports/${sent.id}/count`, { as: anna });
  expect([refused.status, (await shownImport(api, anna, sent.id)).state]).toEqual([422, 'mapping']);
  const columns = [{ role: 'device' }, { role: 'value', quantity: 'notes' }];
  expect((await mapped(api, anna, sent, { columns })).status).toBe(422);
});
