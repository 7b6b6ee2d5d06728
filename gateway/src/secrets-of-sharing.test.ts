import type { TestUser } from '@skep/api/testing';
import { parse } from 'graphql';
import { createSchema } from './slices/schema.ts';
import { type Actors, actorsAround } from './testing/actors.ts';
import { aNewcomer } from './testing/newcomer.ts';
import { widestOperations } from './testing/operations.ts';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';
import { thingsOf } from './testing/things-of.ts';
import { type Ids, variablesFor } from './testing/variables.ts';

// The guarantee: to whom hives are shared never reads the exact place, keys and definitions of devices or addresses of
// people, by whatever way they ask. A new query or route is tried with all others.

/** Texts of the owner's data, each once and for nothing else. */
const secrets = {
  latitude: '51.974',
  longitude: '5.668',
  'place that a device tells': '51.9736',
  street: 'Dijkzicht',
  'postal code': '6709 QX',
  'key of a device': 'key-of-the-scale',
  'pin of a device': '948571',
  // Its name is shown above its curve.
  'calibration of a sensor': '-7.3915',
};

const schema = createSchema();
let service: TestGateway;
let ids: Ids;
let people: Actors;
let owner: TestUser;
beforeAll(async () => {
  service = await startTestGateway();
  owner = await aNewcomer(service.api);
  ids = await thingsOf(service, owner);
  await addSecrets();
  people = await actorsAround(service, owner, ids.group);
}, 60_000);
afterAll(() => service.close());

async function addSecrets(): Promise<void> {
  const send = async (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) => {
    const { status, text } = await service.api.request(method, path, { as: owner, body });
    if (status >= 300) throw new Error(`${path} said ${status}: ${text}`);
  };
  const { street, 'postal code': postal_code, 'key of a device': key, 'pin of a device': ble_pin } = secrets;
  const place = { lat: 51.9736, lon: 5.6678, street, postal_code };
  await send('PATCH', `/api/locations/${ids.apiary}`, { name: 'Orchard', ...place });
  await send('PUT', `/api/devices/${ids.device}`, { id: Number(ids.device), key, ble_pin });
  await send('PATCH', `/api/sensordefinition/${ids.definition}`, {
    device_id: Number(ids.device),
    offset: Number(secrets['calibration of a sensor']),
  });
  await send('POST', '/api/sensors', { key, lat: 51.9736, lon: 5.6678, t_i: 34.5 });
}

/** All that somebody reads, by every query and by every route that shows something. */
async function allReadBy(as: TestUser | undefined): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const [name, text] of Object.entries(widestOperations)) {
    if (text.startsWith('mutation')) continue;
    const variables = variablesFor(schema, parse(text), { ids, isComplete: true });
    read.set(`query ${name}`, JSON.stringify((await service.ask(text, variables, as)).data ?? null));
  }
  for (const path of paths()) read.set(path, (await service.api.request('GET', path, { as })).text);
  return read;
}

function paths(): string[] {
  const { app } = service.api;
  const plain = app.routes
    .filter(({ method, path }) => method === 'GET' && !path.endsWith('/:size'))
    .map(({ path }) =>
      path.replaceAll(/([\w-]+)\/:(\w+)/g, (_all, thing, name) => `${thing}/${idOf(thing, name)}`),
    );
  const period = 'start=2026-01-01&end=2027-01-01';
  return [
    ...plain,
    `/api/sensors/measurements?hive_id=${ids.hive}&names=lat,lon,t_i`,
    `/api/sensors/measurements?id=${ids.device}&names=lat,lon,t_i&${period}`,
    `/api/sensors/measurement_types_available?id=${ids.device}&${period}`,
    `/api/sensors/lastvalues?id=${ids.device}`,
    `/api/sensordefinition?device_id=${ids.device}`,
    `/api/weather?location_id=${ids.apiary}`,
    `/api/locations?search=${secrets.street}`,
    `/api/locations?ids=${ids.apiary}`,
    `/api/groups?ids=${ids.group}`,
    `/api/v1/groups?ids=${ids.group}`,
    `/api/inspections?search=${secrets.street}`,
  ];
}

const things: Readonly<Record<string, keyof Ids>> = {
  hives: 'hive',
  hive: 'hive',
  locations: 'apiary',
  queens: 'queen',
  inspections: 'inspection',
  devices: 'device',
  sensordefinition: 'definition',
  groups: 'group',
  images: 'photo',
  attachments: 'attachment',
  checklists: 'checklist',
  research: 'research',
  researchdata: 'research',
};

function idOf(thing: string, name: string): string {
  if (name === 'messageId') return ids.message;
  const known = things[thing];
  return known === undefined ? '1' : ids[known];
}

test('each secret is read by its owner, or this would try nothing', async () => {
  const all = [...(await allReadBy(owner)).values()].join('\n');
  const unread = Object.entries(secrets).filter(([, secret]) => !all.includes(secret));
  expect(unread).toEqual([]);
}, 120_000);

/** Who sees nothing at all of others is tried in access-table.test.ts. */
test.each(['viewer', 'editor', 'groupAdmin'] as const)(
  'none is read by: %s',
  async (actor) => {
    const read = [...(await allReadBy(people[actor]))];
    const leaks = Object.entries(secrets).flatMap(([name, secret]) =>
      read.flatMap(([way, text]) => (text.includes(secret) ? `${way}: ${name}` : [])),
    );
    expect(leaks).toEqual([]);
    // Addresses of members are for who sees to the group.
    expect(read.some(([, text]) => text.includes(owner.email))).toBe(actor === 'groupAdmin');
  },
  120_000,
);
