import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { continueDemo } from './continue.ts';
import { demoAccount, seedDemo } from './seed.ts';
import { simulatedMessages } from './simulated-scale.ts';
import { feedings, harvestDay, syrupKgPerLitre } from './yearly-work.ts';

const dayMs = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
  const context = api.app.contextFor('demo');
  // Without the account nothing goes on.
  await continueDemo(context);
  await seedDemo(context);
});
afterAll(() => api.close());

const get = async (path: string) => {
  const { body } = await api.request('POST', '/api/login', { body: demoAccount });
  const headers = { authorization: `Bearer ${body.api_token}` };
  return (await api.request('GET', path, { headers })).body;
};
const devices = async (): Promise<{ name: string; online: boolean }[]> => get('/api/devices');
const entriesOf = async (year: number) =>
  (await get(`/api/v1/register-sheet?year=${year}`)).entries.map(({ kind }: { kind: string }) => kind);
const counts = async () => ({
  inspections: (await get('/api/inspections')).length,
  entries: (await get('/api/v1/register-sheet')).entries.length,
});

test('right after it was made, nothing is added', async () => {
  const before = await counts();
  await continueDemo(api.app.contextFor('demo'));
  expect(await counts()).toEqual(before);
});

test('a year later the demo goes on until today: its first hive is not silent, hives were seen, and the records are whole', async () => {
  const note = 'Written by somebody who tries Skep out';
  const { hives } = await get('/api/hives');
  const mine = { date: '2020-05-01 10:00', hive_id: hives[0].id, notes: note, items: {} };
  const { body: session } = await api.request('POST', '/api/login', { body: demoAccount });
  const headers = { authorization: `Bearer ${session.api_token}` };
  await api.request('POST', '/api/inspections/store', { headers, body: mine });

  api.clock.advance({ days: 365 });
  expect((await devices()).some(({ online }) => online)).toBe(false);
  await continueDemo(api.app.contextFor('demo'));

  expect((await devices()).map(({ online }) => online)).toEqual([true, true]);
  const now = api.clock.now();
  const { hives: seen } = await get('/api/hives');
  for (const { name, last_inspection_date } of seen) {
    const days = (now.getTime() - Date.parse(`${last_inspection_date.replace(' ', 'T')}Z`)) / dayMs;
    expect([name, days < 12]).toEqual([name, true]);
  }
  const kinds = await entriesOf(now.getUTCFullYear() - 1);
  expect(new Set(kinds)).toEqual(new Set(['mite_count', 'treatment', 'harvest', 'jars', 'feeding']));
  expect(kinds.filter((kind: string) => kind === 'feeding')).toHaveLength(feedings.days.length);
  const late = (await get('/api/v1/tasks')).filter(
    ({ day }: { day?: string }) => day && day < now.toISOString().slice(0, 10),
  );
  expect(late).toEqual([]);
  const { broken } = await get('/api/v1/register-sheet');
  expect(broken).toBeUndefined();
  const notes = (await get('/api/inspections')).map(({ notes: text }: { notes: string }) => text);
  expect(notes).toContain(note);
});

test('and starting again on that day adds nothing', async () => {
  const before = await counts();
  await continueDemo(api.app.contextFor('demo'));
  expect(await counts()).toEqual(before);
});

test.each([2027, 2028])('in %s the scales weigh what the records say', (year) => {
  const hive = { number: 1, harvestedKg: 34, strength: 1, isSwarming: false };
  const weights = [...simulatedMessages(hive, new Date(Date.UTC(year, 11, 31)), 364)];
  const at = ({ month, day }: { month: number; day: number }, hour: number) =>
    weights.findLast(({ time }) => time.getTime() <= Date.UTC(year, month - 1, day, hour))?.values
      .weight_kg ?? 0;
  const stepOn = (day: { month: number; day: number }) => at(day, 11) - at(day, 9.5);
  for (const day of feedings.days)
    expect(Math.abs(stepOn(day) - feedings.litres * syrupKgPerLitre)).toBeLessThan(1);
  expect(stepOn(harvestDay)).toBeLessThan(-10);
});

test('messages that begin later continue the ones before', () => {
  const hive = { number: 2, harvestedKg: 34, strength: 0.85, isSwarming: true };
  const now = new Date('2027-10-01T12:00:00Z');
  const [last] = [...simulatedMessages(hive, now, 300)].slice(-1);
  const [again] = [...simulatedMessages(hive, now, 2)].slice(-1);
  const difference = (last?.values.weight_kg ?? 0) - (again?.values.weight_kg ?? Number.NaN);
  expect(Math.abs(difference)).toBeLessThan(0.2);
});
