import { checklistInputKinds, offeredLanguages } from '@skep/domain';
import { defaultChecklistItems } from '#platform/taxonomy/catalogue/default-checklist.ts';
import { catalogueInputs } from '#platform/taxonomy/catalogue/inputs.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { allCategories, ancestorsOf, categoryById, choicesBelow, rootCategories } from './catalogue.ts';
import { weatherName } from './quantity-names.ts';
import { weatherNames } from './weather-quantities.ts';
import { categoryName, unitName } from './words.ts';

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  user = await aUser(api);
});
afterAll(() => api.close());

const get = async (path: string, language = 'en') =>
  (await api.request('GET', path, { as: user, headers: { 'accept-language': language } })).body;

test('every id exists once, below a parent that exists', () => {
  expect(new Set(allCategories.map(({ id }) => id)).size).toBe(allCategories.length);
  for (const { parentId } of allCategories) {
    if (parentId !== undefined) expect(categoryById(parentId)).toBeDefined();
  }
  expect(allCategories.length).toBeGreaterThan(540);
});

test('everything has a name in every language, and every unit too', () => {
  for (const { code: language } of offeredLanguages) {
    for (const name of weatherNames) expect(weatherName(language, name)).not.toBe('');
    for (const category of allCategories) {
      expect(categoryName(language, category)).not.toBe('');
      if (category.unit !== undefined) expect(unitName(language, category.unit)).not.toBe('');
    }
  }
  expect(categoryName('nl', { id: 417, key: 'swarm_cell' })).toBe('Zwermcellen');
  expect(categoryName('el', { id: 417, key: 'swarm_cell' })).toBe('Σμηνουργικά κελιά');
});

test('every way of filling in is listed with its bounds, and no two share an id', () => {
  const listed = new Set<string>(catalogueInputs.map(({ type }) => type));
  expect(checklistInputKinds.filter((kind) => !listed.has(kind))).toEqual([]);
  expect(new Set(catalogueInputs.map(({ id }) => id)).size).toBe(catalogueInputs.length);
});

test('the default checklist names only what is there, under the main categories that a beekeeper knows', () => {
  const roots = defaultChecklistItems.map((id) => {
    const category = categoryById(id);
    return category && (ancestorsOf(category)[0] ?? category).key;
  });
  expect(defaultChecklistItems).toHaveLength(114);
  expect(new Set(roots)).toEqual(new Set(['bee_colony', 'food', 'disorder', 'production']));
});

test('no question waits for a choice that is not there', () => {
  const choices = allCategories.filter(({ input }) => ['list', 'options', 'select'].includes(input));
  expect(choices.filter(({ id }) => choicesBelow(id).length === 0)).toEqual([]);
});

test('taxonomy/lists tells hive types with their group and sizes, races and devices', async () => {
  const lists = await get('/api/taxonomy/lists', 'nl');
  expect(lists.hivetypes).toHaveLength(48);
  expect(lists.hivetypes.find(({ id }: { id: number }) => id === 47)).toMatchObject({
    name: 'top-bar',
    input: 'list_item',
    parent_id: 42,
    required: 0,
    trans: { en: 'Top-bar hive', nl: 'Toplattenkast' },
    group: { en: 'Modern', nl: 'Modern' },
    group_key: 'modern',
  });
  expect(lists.beeraces.map(({ name }: { name: string }) => name)).toContain('carnica');
  expect(lists.beeraces).toHaveLength(11);
  expect(lists.sensortypes.map(({ name }: { name: string }) => name)).toEqual(['beep', 'hiveeyes', 'other']);
  expect(lists.sensormeasurements[0]).toMatchObject({
    abbreviation: 't',
    pq: 'Temperatuur',
    show_in_charts: 1,
    weather: 0,
  });
  expect(lists.hivedimensions.langstroth).toEqual({
    fr_width_cm: 42.8,
    fr_height_cm: 20.3,
    bb_width_cm: 65,
    bb_depth_cm: 50.5,
    bb_height_cm: 24.5,
  });
  expect(lists.hivedimensions.zander.bb_width_cm).toBe(0);
  // Words that the old web app has in its own translations.
  expect(lists.alert_rules.calculations).toEqual({
    min: 'Minimum',
    max: 'Maximum',
    ave: 'Average',
    cnt: 'Count',
  });
  expect(lists.alert_rules.comparisons).toEqual({
    val: 'Value',
    inc: 'Increase',
    dec: 'Decrease',
    abs_dif: 'Absolute_value_of_dif',
  });
  expect(lists.alert_rules.calc_minutes).toEqual([0, 60, 180, 360, 720, 1440, 2880, 10080]);
});

test.each([
  'layens',
  'warre',
  'dadant_blatt',
  'az',
  'langstroth_long',
  'kenya_top_bar',
  'lagnormal',
  'ukrainian',
])('the hive type %s is offered with the size of its frames', async (key) => {
  const { hivetypes, hivedimensions } = await get('/api/taxonomy/lists', 'ua');
  expect(hivetypes.filter(({ name }: { name: string }) => name === key)).toHaveLength(1);
  expect(hivedimensions[key].fr_width_cm).toBeGreaterThan(20);
});

test('the catalogue has hive types with their group and sizes, and races, in the language of the request', async () => {
  const { hiveTypes, beeRaces } = await get('/api/v1/hive-catalogue', 'nl');
  const ofKey = (key: string) => hiveTypes.find((type: { key: string }) => type.key === key);
  expect([hiveTypes.length, beeRaces.length]).toEqual([48, 11]);
  expect(ofKey('top-bar')).toEqual({ id: '47', key: 'top-bar', name: 'Toplattenkast', group: 'modern' });
  expect(ofKey('zander').dimensions).toEqual({ frameWidthCm: 40, frameHeightCm: 19.1 });
  expect(beeRaces).toContainEqual({ id: '924', key: 'carnica', name: expect.any(String) });
});

test('sizes are those of types that are offered', async () => {
  const { hivetypes, hivedimensions } = await get('/api/taxonomy/lists');
  const offered = new Set(hivetypes.map(({ name }: { name: string }) => name));
  expect(Object.keys(hivedimensions).filter((key) => !offered.has(key))).toEqual(['deutsch_normalmass_1_5']);
});

test('every measured quantity has its line in a chart: a colour of six digits, different for each probe', async () => {
  const { sensormeasurements } = await get('/api/taxonomy/lists');
  const colors = new Map<string, string>(
    sensormeasurements.map(({ abbreviation, hex_color }: Record<string, string>) => [
      abbreviation,
      hex_color,
    ]),
  );
  expect([...colors.values()].filter((color) => !/^[0-9a-f]{6}$/.test(color))).toEqual([]);
  const probes = [...colors].filter(([name]) => /^t(_\w)?$/.test(name)).map(([, color]) => color);
  expect([probes.length, new Set(probes).size]).toEqual([12, 12]);
});

test('quantities of the weather are listed with those of devices, in their own units', async () => {
  const { sensormeasurements } = await get('/api/taxonomy/lists', 'nl');
  type Listed = { id: number; abbreviation: string; weather: number; pq_name_unit: string };
  const weatherQuantities: Listed[] = sensormeasurements.filter(({ weather }: Listed) => weather === 1);
  expect(weatherQuantities.map(({ abbreviation, pq_name_unit }) => [abbreviation, pq_name_unit])).toEqual([
    ['temperature', 'Temperatuur buiten (°C)'],
    ['apparentTemperature', 'Gevoelstemperatuur buiten (°C)'],
    ['dewPoint', 'Dauwpunt (°C)'],
    ['humidity', 'Luchtvochtigheid buiten (%)'],
    ['pressure', 'Luchtdruk buiten (hPa)'],
    ['precipIntensity', 'Regen en sneeuw (mm/h)'],
    ['precipProbability', 'Kans op regen of sneeuw (%)'],
    ['windSpeed', 'Gemiddelde wind (m/s)'],
    ['windGust', 'Windstoten (m/s)'],
    ['windBearing', 'Windrichting (°)'],
    ['cloudCover', 'Bewolking (%)'],
    ['uvIndex', 'UV-index'],
    ['visibility', 'Zicht (km)'],
    ['ozone', 'Ozon (µg/m³)'],
  ]);
  expect(weatherQuantities[0]).toMatchObject({
    show_in_charts: 1,
    show_in_alerts: 1,
    future: 1,
    show_in_dials: 0,
  });
  const ids = sensormeasurements.map(({ id }: Listed) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('categories come two storeys deep, one by its id', async () => {
  const roots = await get('/api/categories');
  expect(roots.map(({ id }: { id: number }) => id)).toEqual(rootCategories.map(({ id }) => id));
  const colony = roots.find(({ id }: { id: number }) => id === 149);
  const brood = colony.children.find(({ id }: { id: number }) => id === 263);
  expect(brood.children.map(({ name }: { name: string }) => name)).toContain('frames_with_brood');
  expect(brood.children[1].children).toEqual([]);
  expect(await get('/api/categories/774')).toMatchObject({
    id: 774,
    name: 'frames_with_bees',
    input: 'number_positive',
    trans: { en: 'Frames with bees' },
  });
  expect(await get('/api/categories/832')).toMatchObject({ unit: 'l' });
});

test('categoryinputs are named in the person’s language', async () => {
  const inputs = await get('/api/categoryinputs', 'nl');
  expect(inputs).toContainEqual({
    id: 19,
    name: 'Cijfer',
    type: 'grade',
    min: '1',
    max: '10',
    decimals: 0,
  });
});
