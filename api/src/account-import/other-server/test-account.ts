import { demoAccount, seedDemo } from '#demo/seed.ts';
import { seedMeasurements } from '#demo/seed-measurements.ts';
import { photoItem, sendPhoto } from '#inspections/photos/test-photos.ts';
import { anInspection } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** The demo account with what it lacks: photos, an own question with choices, a hive tag. */
export async function aFullAccount(api: TestApi): Promise<TestUser> {
  const context = api.app.contextFor('test');
  await seedDemo(context);
  await seedMeasurements(context, 3);
  const { body } = await api.request('POST', '/api/login', { body: demoAccount });
  const demo: TestUser = { ...body, token: body.api_token, isAdmin: false, isTranslator: false };
  const ask = (method: 'GET' | 'POST', path: string, sent?: object) =>
    api.request(method, `/api${path}`, { as: demo, ...(sent && { body: sent }) });
  const question = { name: 'Temper', input: 'options', choices: ['quick', 'slow'] };
  const { body: made } = await ask('POST', '/v1/checklist-items', question);
  const item = { id: Number(made.id) };
  const choice = await api.database.db
    .selectFrom('own_item_choices')
    .select('id')
    .where('item_id', '=', item.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { body: list } = await ask('GET', '/hives');
  const hiveId = list.hives[0].id;
  const { body: photo } = await sendPhoto(api, demo, { hive_id: hiveId, category_id: photoItem });
  await anInspection(api, demo, {
    hive_ids: [hiveId],
    notes: 'With a photo',
    items: { [photoItem]: photo.image_url, [item.id]: String(choice.id) },
  });
  return demo;
}

type Found = Record<string, unknown>;

const textOf = (value: unknown) => JSON.stringify(value);
const inOrder = (list: unknown[]) => list.map(textOf).toSorted();

/** All that the old API says of somebody's bees, devices and measurements, without what is another's at each server. */
export async function accountAsRead(api: TestApi, as: TestUser) {
  const get = async (path: string) => (await api.request('GET', `/api${path}`, { as })).body;
  const { locations } = await get('/locations');
  const hives: Found[] = locations.flatMap((location: { hives: Found[] }) => location.hives);
  const read: Record<string, unknown> = { apiaries: inOrder(locations.map(plainApiary)) };
  for (const hive of hives) {
    const found = await get(`/inspections/hive/${hive.id}?items_per_page=100`);
    read[`hive ${hive.location} ${hive.name}`] = {
      ...plainHive(hive),
      inspections: inOrder(found.inspections.data.map(plainInspection)),
      answers: inOrder(found.items_by_date.map(plainRow)),
    };
  }
  const devices = await get('/devices');
  for (const device of Array.isArray(devices) ? devices : []) {
    const body = { device_id: device.id, start: '2020-01-01', end: '2040-01-01', separator: ';' };
    const csv = await api.request('POST', '/api/export/csv', { as, body });
    const definitions = device.sensor_definitions.map(plainDefinition);
    const { name, type, hive_name, measurement_interval_min: interval } = device;
    read[`device ${name}`] = { type, hive_name, interval, definitions, csv: csv.text };
  }
  const { alert_rules } = await get('/alert-rules');
  const rules = inOrder((Array.isArray(alert_rules) ? alert_rules : []).map(plainRule));
  return { ...read, rules, checklists: inOrder((await get('/checklists')).map(plainChecklist)) };
}

const without = (found: Found, ...names: string[]) =>
  Object.fromEntries(Object.entries(found).filter(([name]) => !names.includes(name)));

const plainApiary = (apiary: Found) => without(apiary, 'id', 'rev', 'hives', 'client_id');

const ofThisServer = [
  'id',
  'rev',
  'client_id',
  'location_id',
  'hive_id',
  'checklist_id',
  'last_inspection_id',
];

function plainHive(hive: Found) {
  const layers = (hive.layers as Found[]).map((layer) => without(layer, 'id'));
  const queen = hive.queen && without(hive.queen as Found, 'id', 'rev', 'hive_id', 'mother_id');
  const others = ['layers', 'queen', 'devices', 'sensors', 'group_ids', 'state_since', 'state'];
  return { ...without(hive, ...ofThisServer, ...others), layers, queen };
}

const plainInspection = (inspection: Found) =>
  without(inspection, ...ofThisServer, 'author_id', 'author_name', 'thumb_url', 'image_id');

const plainRow = ({ name, items }: Found) => [
  name,
  items && (items as (Found | '')[]).map((item) => item && (item.type === 'image' ? 'photo' : item.val)),
];

const plainDefinition = ({ name, offset, multiplier, input_abbr, output_abbr, updated_at }: Found) => ({
  ...{ name, offset, multiplier, input_abbr, output_abbr, updated_at },
});

const plainRule = (rule: Found) => {
  const formulas = (rule.formulas as Found[]).map((formula) =>
    without(formula, 'id', 'alert_rule_id', 'created_at', 'updated_at'),
  );
  return { ...without(rule, 'id', 'user_id', 'created_at', 'updated_at', 'last_evaluated_at'), formulas };
};

const plainChecklist = ({ name, type, category_ids }: Found) => [name, type, (category_ids as []).length];
