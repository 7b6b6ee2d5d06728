import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { anImport, mapped, step } from './test-imports.ts';
import { aWorkbook } from './test-workbooks.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const sheet = (rows: readonly (readonly (string | number)[])[]) =>
  rows
    .map((cells, index) => {
      const written = cells.map((cell, column) =>
        cell === ''
          ? ''
          : `<c r="${letters[column]}${index + 1}" t="inlineStr"><is><t>${escaped(String(cell))}</t></is></c>`,
      );
      return `<row r="${index + 1}">${written.join('')}</row>`;
    })
    .join('');

/** As the app writes it, with made-up content. */
const workbook = (isDutch: boolean, hardwareId: string) => {
  const say = (english: string, dutch: string) => (isDutch ? dutch : english);
  return aWorkbook({
    sheets: {
      'Meta data': sheet([['Meta data'], ['BEEP data export', '', '2026-11-01 10:00:00']]),
      [say('Users', 'Gebruikers')]: sheet([
        ['User_id', say('Name', 'Naam'), 'E-mail'],
        [1, 'Anna', 'anna@skep.example'],
      ]),
      [say('Apiaries', 'Bijenstanden')]: sheet([
        [
          'User_id',
          'Location_id',
          say('Name', 'Naam'),
          'Type',
          say('Lattitude', 'Breedtegraad'),
          say('Longitude', 'Lengtegraad'),
          say('City', 'Stad'),
          say('Country', 'Land'),
        ],
        [1, 11, 'Heath', 'fixed', '52.1', '5.2', 'Zeist', 'NL'],
        [1, 12, 'Orchard', 'fixed'],
        [1, 13, 'Meadow', 'fixed'],
      ]),
      [say('Hives', 'Kasten')]: sheet([
        [
          ...[
            'User_id',
            'Hive_id',
            say('Name', 'Naam'),
            'Type',
            'Location_id',
            say('Queen name', 'Moer naam'),
          ],
          ...[say('Queen birth', 'Moer geboren'), say('Brood layers', 'Broedlagen')],
          ...[say('Honey layers', 'Honinglagen'), say('Frames total', 'Raten totaal')],
          say('Color', 'Kleur'),
        ],
        [1, 21, 'Hive 1', 'langstroth', 11, 'Berta', '2025-06-01 12:00:00', 2, 1, 30, '#FF8800'],
        [1, 22, 'Hive 1', 'langstroth', 12, '', '', 1, 0, 11],
      ]),
      [say('Inspections', 'Inspecties')]: sheet([
        [
          ...['User_id', 'Inspection_id', say('Created at', 'Aangemaakt op'), 'Hive_id'],
          ...[say('Hive name', 'Kastnaam'), 'Location_id', say('General impression', 'Algemene indruk')],
          ...[say('Needs attention', 'Aandacht nodig'), say('Notes', 'Notities')],
        ],
        [1, 31, '2026-05-01 10:00:00', 21, 'Hive 1', 11, '8-)', say('No', 'Nee'), 'Queen seen'],
        [1, 32, '2026-05-02 11:30:00', 22, 'Hive 1', 12, '8-(', say('Yes', 'Ja'), ''],
      ]),
      [say('Sensor devices', 'Meetapparaten')]: sheet([
        [
          'User_id',
          'Device_id',
          say('Name', 'Naam'),
          'Hive_id',
          'Location_id',
          'Type',
          'hardware_id',
          'measurement_interval_min',
        ],
        [1, 41, 'Scale', 22, 12, 'beep', hardwareId, 15],
      ]),
      'Sensor data': sheet([
        ['User_id', 'Device_id', 'Date from', 'Date to', 'Data file'],
        [1, 41, '2025-01-01', '2026-11-01', 'https://old.example/a.csv'],
      ]),
    },
  });
};

const ask = async (path: string) => (await api.request('GET', path, { as: anna })).body;

test.each([false, true])(
  'the workbook of the BEEP app comes in as one step (in Dutch: %s)',
  async (isDutch) => {
    const hardwareId = `0e12345678${anna.id}`;
    const sent = await anImport(api, anna, await workbook(isDutch, hardwareId));
    expect(sent.mapping.kind).toBe('hives');
    expect(sent.followers).toEqual([
      expect.stringContaining(isDutch ? 'Inspecties' : 'Inspections'),
      expect.stringContaining(isDutch ? 'Meetapparaten' : 'Sensor devices'),
    ]);
    expect(sent.leftOutSheets).toEqual([
      { name: isDutch ? 'Gebruikers' : 'Users', reason: 'people' },
      { name: 'Sensor data', reason: 'links' },
      { name: 'Meta data', reason: 'no_table' },
    ]);
    // An apiary without hives is one as well.
    expect((await step(api, anna, sent.id, 'count')).counted).toMatchObject({ rows: 3, fresh: 3 });
    await step(api, anna, sent.id, 'start');
    for (let left = 6; left > 0; left -= 1) await api.runJobs();
    const imports = await ask('/api/v1/imports');
    expect(imports.map(({ state, stored }: Record<string, unknown>) => [state, stored])).toEqual([
      ['imported', 3],
      ['imported', 2],
      ['imported', 1],
    ]);
    const { locations } = await ask('/api/locations');
    const hives = locations.flatMap(({ name, hives: each }: { name: string; hives: { name: string }[] }) =>
      each.map((hive) => ({ ...hive, place: name })),
    );
    expect(locations.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Heath',
      'Meadow',
      'Orchard',
    ]);
    expect(hives).toMatchObject([
      {
        place: 'Heath',
        name: 'Hive 1',
        color: '#ff8800',
        queen: { name: 'Berta', birth_date: '2025-06-01' },
      },
      { place: 'Orchard', name: 'Hive 1', queen: null },
    ]);
    expect(hives[0].layers).toHaveLength(3);
    expect(hives[0].layers[0].framecount).toBe(10);
    const { inspections } = await ask(`/api/inspections/hive/${hives[0].id}`);
    expect(inspections.data).toMatchObject([{ notes: 'Queen seen', impression: 3, attention: 0 }]);
    const devices = await ask('/api/devices');
    expect(devices).toMatchObject([
      { name: 'Scale', hive_id: hives[1].id, hardware_id: hardwareId, measurement_interval_min: 15 },
    ]);
  },
);

test('a table of apiaries with their hives as JSON is a list of hives, with boxes and queens', async () => {
  const hives = JSON.stringify([
    {
      ...{ id: 21, name: 'Hive 1', type: 'langstroth' },
      layers: [
        { type: 'honey', framecount: 10 },
        { type: 'brood', framecount: 10 },
        { type: 'brood', framecount: 10 },
      ],
      queen: { name: 'Berta', race: 'buckfast', birth_date: '2025-06-01' },
    },
    { id: 22, name: 'Hive 2', type: 'langstroth', layers: [{ type: 'brood', framecount: 11 }], queen: null },
  ]);
  const file = `id,name,type,hives\n11,Heath,fixed,"${hives.replaceAll('"', '""')}"\n`;
  const sent = await anImport(api, anna, file);
  expect(sent.mapping.kind).toBe('hives');
  await step(api, anna, sent.id, 'count');
  expect(await step(api, anna, sent.id, 'start')).toMatchObject({ stored: 2 });
  const [place] = (await ask('/api/locations')).locations;
  expect(place).toMatchObject({ name: 'Heath', hives: [{ name: 'Hive 1' }, { name: 'Hive 2' }] });
  expect(place.hives[0].queen).toMatchObject({ name: 'Berta', birth_date: '2025-06-01' });
  expect([place.hives[0].layers.length, place.hives[1].layers.length]).toEqual([3, 1]);
});

test('inspections with their answers as JSON, and devices with their definitions', async () => {
  const items = JSON.stringify([{ category_id: 774, name: 'population', value: '6' }]).replaceAll('"', '""');
  const inspections = `created_at,hive_name,impression,notes,items\n2026-05-01 10:00:00,Alpha,9,Calm,"${items}"\n`;
  const sent = await anImport(api, anna, inspections);
  expect(sent.mapping.kind).toBe('inspections');
  await mapped(api, anna, sent, { names: [{ name: 'Alpha', target: 'new' }] });
  await step(api, anna, sent.id, 'count');
  expect(await step(api, anna, sent.id, 'start')).toMatchObject({ stored: 1 });
  const [hive] = (await ask('/api/locations')).locations.flatMap((place: { hives: object[] }) => place.hives);
  const { inspections: seen } = await ask(`/api/inspections/hive/${hive.id}`);
  expect(seen.data).toMatchObject([{ notes: 'Calm', item_count: 1 }]);
  const definitions = JSON.stringify([
    {
      ...{ name: 'Scale', offset: -1000, multiplier: 0.001, updated_at: '2026-01-01 00:00:00' },
      ...{ input_measurement_abbreviation: 'w_v', output_measurement_abbreviation: 'weight_kg' },
    },
  ]).replaceAll('"', '""');
  const devices = `id,name,key,hive_name,type,sensor_definitions\n41,Scale,key-of-${anna.id},Alpha,beep,"${definitions}"\n`;
  const sentDevices = await anImport(api, anna, devices);
  expect(sentDevices.mapping.kind).toBe('devices');
  await step(api, anna, sentDevices.id, 'count');
  expect(await step(api, anna, sentDevices.id, 'start')).toMatchObject({ stored: 1 });
  const [device] = await ask('/api/devices');
  expect(device).toMatchObject({
    ...{ name: 'Scale', hive_id: hive.id },
    sensor_definitions: [{ offset: -1000, multiplier: 0.001, input_abbr: 'w_v', output_abbr: 'weight_kg' }],
  });
});
