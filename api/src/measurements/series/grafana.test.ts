import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { anApiToken } from '#account/api-tokens/test-tokens.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

/** A query of the Infinity plugin, as far as it says what is called and what is read of the answer. */
const Query = v.object({
  type: v.literal('json'),
  source: v.literal('url'),
  parser: v.literal('backend'),
  url: v.string(),
  root_selector: v.literal(''),
  url_options: v.object({
    method: v.literal('GET'),
    params: v.array(v.object({ key: v.string(), value: v.string() })),
  }),
  columns: v.array(
    v.object({ selector: v.string(), text: v.string(), type: v.picklist(['timestamp', 'string', 'number']) }),
  ),
});
const Dashboard = v.object({
  templating: v.object({
    list: v.array(v.object({ name: v.string(), query: v.object({ infinityQuery: Query }) })),
  }),
  panels: v.array(v.object({ title: v.string(), targets: v.array(Query) })),
});
const file = join(import.meta.dirname, '../../../../deploy/grafana/dashboards/hives.json');
const dashboard = v.parse(Dashboard, JSON.parse(readFileSync(file, 'utf8')));
const ofType = {
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  string: v.string(),
  number: v.number(),
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Devices measure of a hive while they are on it. */
const waitOnHives = () => api.clock.advance({ minutes: 180 });

/** Rows that Grafana reads, with the columns of the query. */
async function read(query: v.InferOutput<typeof Query>, as: TestUser, variables: Record<string, string>) {
  const filled = (text: string) =>
    text.replaceAll(/\$\{([^}]+)\}/g, (place, name: string) => variables[name] ?? place);
  const parameters = query.url_options.params.map(({ key, value }) => [key, filled(value)]);
  const { status, body } = await api.request('GET', `${query.url}?${new URLSearchParams(parameters)}`, {
    as,
  });
  expect([query.url, status]).toEqual([query.url, 200]);
  return v.parse(v.array(v.record(v.string(), v.unknown())), body);
}

test('each query of the dashboard finds rows with its columns, by a token that can only read', async () => {
  const anna = await aUser(api);
  const { key, hive_id: id } = await aDevice(api, anna);
  waitOnHives();
  const now = api.clock.now();
  const time = Math.floor(now.getTime() / 1000) - 3600;
  await api.request('POST', '/api/sensors', {
    body: { key, weight_kg: 41.5, t_i: 34.5, t: 18, bv: 3.7, time },
  });
  const { program } = await anApiToken(api, anna, { isReadOnly: true });
  const variables = {
    'hive:csv': String(id),
    '__from:date:iso': new Date(now.getTime() - 86_400_000).toISOString(),
    '__to:date:iso': new Date(now.getTime() + 1000).toISOString(),
  };
  const queries = [
    ...dashboard.templating.list.map(({ query }) => query.infinityQuery),
    ...dashboard.panels.flatMap(({ targets }) => targets),
  ];
  expect(queries.length).toBe(5);
  for (const query of queries) {
    const [row = {}] = await read(query, program, variables);
    for (const { selector, type } of query.columns)
      expect([query.url, selector, v.is(ofType[type], row[selector])]).toEqual([query.url, selector, true]);
  }
});

test('each call of the page about scripts is answered, for the hives of the reader', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/scripts.md'), 'utf8');
  const calls = [...page.matchAll(/^\| `GET (\/api\/[^`]+)`/gm)].map(([, path = '']) => path);
  const anna = await aUser(api);
  const devices = [await aDevice(api, anna), await aDevice(api, anna)];
  const ids = devices.map(({ hive_id: id }) => id).join();
  waitOnHives();
  for (const { key } of devices) await api.request('POST', '/api/sensors', { body: { key, weight_kg: 40 } });
  const dayIn = (days: number) =>
    new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const range = `start=${dayIn(-1)}&end=${dayIn(2)}`;
  const { program } = await anApiToken(api, anna, { isReadOnly: true });
  expect(calls.length).toBeGreaterThan(4);
  for (const path of calls) {
    const url = path.includes('?') ? path.replace('7,8', ids) : `${path}?hiveIds=${ids}`;
    const now = url.replace(/start=[\d-]+&end=[\d-]+/, range);
    expect([path, (await api.request('GET', now, { as: program })).status]).toEqual([path, 200]);
  }
});

test('rows are those of the series of hives, without empty bins', async () => {
  const anna = await aUser(api);
  const [one, two] = [await aDevice(api, anna), await aDevice(api, anna)];
  waitOnHives();
  const now = Math.floor(api.clock.now().getTime() / 1000);
  for (const [{ key }, weight_kg, ago] of [
    [one, 40, 7200],
    [one, 41, 3600],
    [two, 30, 3600],
  ] as const)
    await api.request('POST', '/api/sensors', { body: { key, weight_kg, time: now - ago } });
  const path = `/api/v1/series-rows?hiveIds=${one.hive_id},${two.hive_id}&interval=day&width=10m`;
  const { body } = await api.request('GET', path, { as: anna });
  expect(body.map(({ hiveId, mean }: { hiveId: string; mean: number }) => [Number(hiveId), mean])).toEqual([
    [one.hive_id, 40],
    [one.hive_id, 41],
    [two.hive_id, 30],
  ]);
  expect(body[0]).toMatchObject({ hive: 'Hive 1', quantity: 'weight_kg', unit: 'kg', min: 40, max: 40 });
});
