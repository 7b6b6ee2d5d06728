import { anAlert } from '#alerts/evaluation/test-alerts.ts';
import { anAlertRule } from '#alerts/rules/test-rules.ts';
import { aDashboard } from '#dashboards/dashboard-admin/test-dashboards.ts';
import { aGroup, anInvitation } from '#groups/groups/test-groups.ts';
import { aPhoto, photoItem } from '#inspections/photos/test-photos.ts';
import { storedCodec } from '#measurements/codecs/test-codecs.ts';
import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { aWebhook } from '#notifications/webhooks/test-webhooks.ts';
import { aChecklist, aHive, aHiveTag, anApiary, anInspection, aQueen } from './bee-builders.ts';
import type { TestUser } from './builders.ts';
import type { Method, TestApi } from './test-api.ts';

/** A thing that is read and sent back. */
interface Echoed {
  shown: string;
  /** The thing in the answer. */
  inside?: (body: ReturnType<typeof JSON.parse>) => object;
  /** Where it is sent to, and as what. */
  routes: readonly `${Method} /${string}`[];
  path: string;
  sent?: (thing: ReturnType<typeof JSON.parse>) => object;
}

const edits = (path: `/${string}`) => [`PATCH ${path}`, `PUT ${path}`] as const;

/** With all that a hive can have. */
async function aFullHive(api: TestApi, anna: TestUser) {
  const layers = ['feeding_box', 'honey', 'queen_excluder', 'brood'].map((type) => ({
    type,
    framecount: 11,
  }));
  const { id } = await aHive(api, anna, { layers, bb_width_cm: 47.35, fr_width_cm: '42,8', order: 3 });
  await aQueen(api, anna, { hive_id: id, birth_date: '2025-06-01', color: '#4A90E2', clipped: 1 });
  await anInspection(api, anna, { hive_ids: [id], impression: 2, attention: 1, reminder: 'Super' });
  await aDevice(api, anna, { hive_id: id });
  return id;
}

async function aFullApiary(api: TestApi, anna: TestUser) {
  const place = { lat: 52.123, lon: '5,4', city: 'Ede', street: 'Laan', street_no: '1a', country_code: null };
  const looks = { hex_color: '#F8B133', roofed: 1, continent: 'af', location_type: 'moveable' };
  return (await anApiary(api, anna, { ...place, ...looks, description: 'Behind the barn' })).id;
}

async function aFullQueen(api: TestApi, anna: TestUser) {
  const mother = await aQueen(api, anna);
  return (await aQueen(api, anna, { mother_id: mother.id, race_id: 924, fertilized: 1, line: 'B 12' })).id;
}

async function aFullDashboard(api: TestApi, anna: TestUser): Promise<number> {
  const { id } = await aDashboard(api, anna, {
    ...{ interval: 'selection', start_date: '2026-05-01', end_date: '2026-05-31', locale: 'de' },
    ...{ parts: ['weight', 'map', 'notes'], embed_sites: ['https://museum.example'] },
  });
  return id;
}

/** Makes each thing that a person can edit, with all that it can have, by its name. */
export const echoedThings: Record<string, (api: TestApi, anna: TestUser) => Promise<Echoed>> = {
  "apiary of Skep's own API": async (api, anna) => {
    const path = `/api/v1/apiaries/${await aFullApiary(api, anna)}`;
    return { shown: path, path, routes: ['PATCH /api/v1/apiaries/:id'] };
  },
  apiary: async (api, anna) => {
    const path = `/api/locations/${await aFullApiary(api, anna)}`;
    const inside = ({ locations }: { locations: object[] }) => locations[0] ?? {};
    return { shown: path, path, inside, routes: edits('/api/locations/:id') };
  },
  webhook: async (api, anna) => {
    const { id } = await aWebhook(api, anna, { kind: 'telegram', recipient: '-42', accessToken: '12:AB' });
    const inside = ({ webhooks }: { webhooks: object[] }) => webhooks[0] ?? {};
    const path = `/api/v1/notifications/webhooks/${id}`;
    return {
      ...{ shown: '/api/v1/notifications/channels', path, inside },
      routes: ['PATCH /api/v1/notifications/webhooks/:id'],
    };
  },
  hive: async (api, anna) => {
    const path = `/api/hives/${await aFullHive(api, anna)}`;
    const inside = ({ hives }: { hives: object[] }) => hives[0] ?? {};
    return { shown: path, path, inside, routes: edits('/api/hives/:id') };
  },
  "hive of Skep's own API": async (api, anna) => {
    const path = `/api/v1/hives/${await aFullHive(api, anna)}`;
    const sent = (hive: object) => ({ ...hive, timeZone: 'UTC' });
    return { shown: path, path, sent, routes: ['PATCH /api/v1/hives/:id'] };
  },
  group: async (api, anna) => {
    const { id } = await aGroup(api, anna, { description: 'Of our valley', hex_color: '#F8B133' });
    await anInvitation(api, anna, { id });
    const hive = await aHive(api, anna);
    const hives = [{ hiveId: String(hive.id), right: 'edit' }];
    await api.request('PATCH', `/api/v1/groups/${id}/hives`, { as: anna, body: { hives } });
    const path = `/api/groups/${id}`;
    const chosen = { hives_selected: [hive.id], hives_editable: [hive.id] };
    return {
      shown: path,
      path,
      sent: (group) => ({ ...group, ...chosen }),
      routes: edits('/api/groups/:id'),
    };
  },
  "group of Skep's own API": async (api, anna) => {
    const { id } = await aGroup(api, anna, { description: 'Of our valley', hex_color: '#F8B133' });
    const path = `/api/v1/groups/${id}`;
    return { shown: path, path, routes: ['PATCH /api/v1/groups/:id'] };
  },
  alert: async (api, anna) => {
    const path = `/api/alerts/${(await anAlert(api, anna)).id}`;
    return { shown: path, path, routes: edits('/api/alerts/:id') };
  },
  "alert of Skep's own API": async (api, anna) => {
    const path = `/api/v1/alerts/${(await anAlert(api, anna)).id}`;
    return { shown: path, path, routes: ['PATCH /api/v1/alerts/:id'] };
  },
  "alert rule of Skep's own API": async (api, anna) => {
    const { id: hive } = await aHive(api, anna);
    const weight = { quantity: 'weight_kg', comparator: 'greater_than', threshold: 1.5 };
    const body = {
      ...{ name: 'Theft', description: 'By night', excludedHours: [3, 1], excludedHiveIds: [String(hive)] },
      ...{ worseBy: 2, webhookUrl: 'https://hooks.example/alert', timeZone: 'Europe/Amsterdam' },
      conditions: [
        { ...weight, period: 'last', comparison: 'fall' },
        { ...weight, period: 'past', minutes: 60, calculation: 'rate' },
        { quantity: 'message', period: 'intervals', comparator: 'equal_to', threshold: 0 },
      ],
    };
    const { id } = (await api.request('POST', '/api/v1/alert-rules', { as: anna, body })).body;
    const path = `/api/v1/alert-rules/${id}`;
    return { shown: path, path, routes: ['PATCH /api/v1/alert-rules/:id'] };
  },
  'codec of devices': async (api, anna) => {
    const examples = JSON.stringify([{ input: { bytes: [1, 44, 55, 83, 252], fPort: 2 } }]);
    const path = `/api/v1/device-codecs/${(await storedCodec(api, anna, { examples })).id}`;
    return { shown: path, path, routes: ['PATCH /api/v1/device-codecs/:id'] };
  },
  task: async (api, anna) => {
    const hive = await aHive(api, anna);
    const body = {
      ...{ title: 'Feed', note: 'Two litres', day: '2026-12-03', repeat: 'FREQ=WEEKLY;INTERVAL=2' },
      ...{ steps: [{ text: 'Warm it', isDone: true }], hiveIds: [String(hive.id)] },
      pack: [{ item: 'fondant', count: 2 }],
      ...{ countsFromDone: true, timeZone: 'Europe/Amsterdam' },
    };
    const { id } = (await api.request('POST', '/api/v1/tasks', { as: anna, body })).body;
    const path = `/api/v1/tasks/${id}`;
    return { shown: path, path, routes: ['PATCH /api/v1/tasks/:id'] };
  },
  'alert rule': async (api, anna) => {
    const formulas = [
      { quantity: 'weight_kg', comparison: 'dec', comparator: '>=', threshold_value: 1.5, period_minutes: 0 },
      { measurement_id: 1, calculation: 'der', threshold_value: '-0,4', period_minutes: 60, logical: 'or' },
      { quantity: 'message', calculation: 'cnt', comparator: '=', threshold_value: 0, logical: 'or' },
    ];
    const { id } = await anAlertRule(api, anna, { formulas, exclude_hours: [3, 1], worse_by: 2 });
    return {
      shown: `/api/alert-rules/${id}`,
      path: `/api/alert-rules/${id}`,
      routes: edits('/api/alert-rules/:id'),
    };
  },
  dashboard: async (api, anna) => {
    const id = await aFullDashboard(api, anna);
    const path = `/api/dashboardgroups/${id}`;
    return { shown: path, path, routes: edits('/api/dashboardgroups/:id') };
  },
  "dashboard of Skep's own API": async (api, anna) => {
    const path = `/api/v1/dashboards/${await aFullDashboard(api, anna)}`;
    return { shown: path, path, routes: ['PATCH /api/v1/dashboards/:id'] };
  },
  queen: async (api, anna) => {
    const path = `/api/queens/${await aFullQueen(api, anna)}`;
    return { shown: path, path, routes: edits('/api/queens/:id') };
  },
  "queen of Skep's own API": async (api, anna) => {
    const path = `/api/v1/queens/${await aFullQueen(api, anna)}`;
    return { shown: path, path, routes: ['PATCH /api/v1/queens/:id'] };
  },
  inspection: async (api, anna) => ({ ...(await written(api, anna)), routes: edits('/api/inspections/:id') }),
  "inspection of Skep's own API": async (api, anna) => {
    const path = (await written(api, anna)).path.replace('/api/', '/api/v1/');
    return { shown: path, path, routes: ['PATCH /api/v1/inspections/:id'] };
  },
  'inspection, stored again': async (api, anna) => ({
    ...(await written(api, anna)),
    path: '/api/inspections/store',
    routes: ['POST /api/inspections/store'],
  }),
  'inspection, stored again by its other path': async (api, anna) => ({
    ...(await written(api, anna)),
    path: '/api/inspections',
    routes: ['POST /api/inspections'],
  }),
  'inspection that says nothing': async (api, anna) => {
    const { id } = await anInspection(api, anna, { items: {} });
    const path = `/api/inspections/${id}`;
    return { shown: path, path, routes: ['PATCH /api/inspections/:id'] };
  },
  'inspection with photos': async (api, anna) => {
    const [general, answering] = [await aPhoto(api, anna), await aPhoto(api, anna)];
    const { id } = await anInspection(api, anna, {
      image_id: general.id,
      items: { [photoItem]: answering.thumb_url },
    });
    const path = `/api/inspections/${id}`;
    return { shown: path, path, routes: edits('/api/inspections/:id') };
  },
  photo: async (api, anna) => {
    const { id } = await aPhoto(api, anna, { description: 'Frame 4' });
    const path = `/api/images/${id}`;
    return { shown: path, path, routes: edits('/api/images/:id') };
  },
  'printed form': async (api, anna) => {
    const { id: checklist_id } = await aChecklist(api, anna);
    const drawn = { checklist_id, svg: '<svg/>', name: 'Drawn', app_version: '4.0.28' };
    const { body } = await api.request('POST', '/api/checklist-svg', { as: anna, body: drawn });
    const path = `/api/checklist-svg/${body.id}`;
    return { shown: path, path, routes: edits('/api/checklist-svg/:id') };
  },
  device: async (api, anna) => ({ ...(await heardDevice(api, anna)), routes: edits('/api/devices/:id') }),
  'device, saved': async (api, anna) => ({
    ...(await heardDevice(api, anna)),
    path: '/api/devices',
    routes: ['POST /api/devices'],
  }),
  'devices, saved together': async (api, anna) => ({
    ...(await heardDevice(api, anna)),
    path: '/api/devices/multiple',
    sent: (device) => [device],
    routes: ['POST /api/devices/multiple'],
  }),
  'sensor definition': async (api, anna) => {
    const { id, device_id } = await aDefinition(api, anna, {
      inside: true,
      multiplier: 0.0371,
      name: 'Scale',
    });
    const path = `/api/sensordefinition/${id}?device_id=${device_id}`;
    return { shown: path, path, routes: edits('/api/sensordefinition/:id') };
  },
  "device of Skep's own API": async (api, anna) => {
    const { shown } = await heardDevice(api, anna);
    const path = shown.replace('/api/', '/api/v1/');
    return { shown: path, path, routes: ['PATCH /api/v1/devices/:id'] };
  },
  "sensor definition of Skep's own API": async (api, anna) => {
    const { id, device_id } = await aDefinition(api, anna, { inside: true, multiplier: 0.0371 });
    const path = `/api/v1/devices/${device_id}/sensor-definitions/${id}`;
    return { shown: path, path, routes: ['PATCH /api/v1/devices/:deviceId/sensor-definitions/:id'] };
  },
  'hive tag': async (api, anna) => {
    const tags = await api.request('GET', '/api/hive-tags', { as: anna });
    const { tag } = await aHiveTag(api, anna, { tag: String(tags.body.length + 10) });
    return {
      shown: `/api/hive-tags/${tag}`,
      path: `/api/hive-tags/${tag}`,
      routes: edits('/api/hive-tags/:tag'),
    };
  },
  "hive tag of Skep's own API": async (api, anna) => {
    // Things are made at the same time, and a person has each number once.
    const tags = await api.request('GET', '/api/hive-tags', { as: anna });
    const path = `/api/v1/hive-tags/${(await aHiveTag(api, anna, { tag: String(tags.body.length + 45) })).tag}`;
    return { shown: path, path, routes: ['PATCH /api/v1/hive-tags/:number'] };
  },
  checklist: async (api, anna) => {
    const path = `/api/checklists/${await aChecklistWithOwnItem(api, anna)}`;
    return { shown: path, path, routes: edits('/api/checklists/:id') };
  },
  "checklist of Skep's own API": async (api, anna) => {
    const path = `/api/v1/checklists/${await aChecklistWithOwnItem(api, anna)}`;
    return { shown: path, path, routes: ['PATCH /api/v1/checklists/:id'] };
  },
  'checklist item': async (api, anna) => {
    const options = { name: 'Pollen', input: 'number_1_decimals', unit: 'kg', minimum: 0 };
    const { body } = await api.request('POST', '/api/v1/checklist-items', { as: anna, body: options });
    const inside = (list: object[]) => list.find((item) => Reflect.get(item, 'id') === body.id) ?? {};
    const path = `/api/v1/checklist-items/${body.id}`;
    return {
      ...{ shown: '/api/v1/checklist-items', path, inside },
      routes: ['PATCH /api/v1/checklist-items/:id'],
    };
  },
  account: async (api, anna) => {
    const options = { email: `${crypto.randomUUID()}@skep.example`, password: anna.password };
    await api.request('PATCH', '/api/user', { as: anna, body: options });
    return { shown: '/api/user', path: '/api/user', routes: edits('/api/user') };
  },
  "account of Skep's own API": async (api, anna) => {
    const options = { email: `${crypto.randomUUID()}@skep.example`, currentPassword: anna.password };
    await api.request('PATCH', '/api/v1/account', { as: anna, body: options });
    return { shown: '/api/v1/account', path: '/api/v1/account', routes: ['PATCH /api/v1/account'] };
  },
  preferences: async (api, anna) => {
    const path = '/api/v1/account/preferences';
    const body = { units: { weight: 'lb' }, timeZone: 'Europe/Amsterdam' };
    await api.request('PATCH', path, { as: anna, body });
    return { shown: path, path, routes: ['PATCH /api/v1/account/preferences'] };
  },
  settings: async (api, anna) => {
    await api.request('POST', '/api/settings', { as: anna, body: { favorite_apiary_ids: '1,2', theme: '' } });
    const pairs = (list: readonly { name: string; value: unknown }[]) =>
      Object.fromEntries(list.map(({ name, value }) => [name, value]));
    return { shown: '/api/settings', path: '/api/settings', sent: pairs, routes: ['POST /api/settings'] };
  },
};

async function aChecklistWithOwnItem(api: TestApi, anna: TestUser): Promise<number> {
  const item = { name: 'Wax moths', input: 'number_1_decimals', unit: 'kg', maximum: 12 };
  const { body } = await api.request('POST', '/api/v1/checklist-items', { as: anna, body: item });
  const options = { name: 'Summer', categories: [774, Number(body.id)], required_ids: [774] };
  return (await api.request('POST', '/api/checklists', { as: anna, body: options })).body.checklist_id;
}

async function written(api: TestApi, anna: TestUser) {
  const { id } = await anInspection(api, anna, {
    timezone: 'Asia/Kolkata',
    impression_grade: 7,
    attention: 0,
    notes: 'Calm',
    conditions: 'Sunny, 21 °C',
    action: 'Two frames of foundation',
    next_notes: 'Look for queen cells',
    reminder: 'Add a super',
    reminder_date: '2026-05-20 09:00:00',
    items: { 774: 6, 413: 'Two of them', 465: [468, 470], 769: 0, 831: '12,5' },
  });
  const path = `/api/inspections/${id}`;
  return { shown: path, path };
}

async function heardDevice(api: TestApi, anna: TestUser) {
  const { id, key } = await aDevice(api, anna, { ble_pin: '123456', measurement_interval_min: 15 });
  await aDefinition(api, anna, { device_id: id });
  await api.request('POST', '/api/sensors', { body: { key, t: 18.4, bv: 3.5 } });
  return { shown: `/api/devices/${id}`, path: `/api/devices/${id}` };
}
