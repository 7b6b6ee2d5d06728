import { ownTags } from '#hives/tags/service.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aHive, aHiveTag, anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { countQueries } from '#testing/count-queries.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi({ environment: { WEBAPP_URL: 'https://skep.example' } });
});
beforeEach(async () => {
  [anna, bram] = [await aUser(api), await aUser(api)];
});
afterAll(() => api.close());

const list = async (as = anna) => (await api.request('GET', '/api/hive-tags', { as })).body;
const show = (tag: string, as = anna) => api.request('GET', `/api/hive-tags/${tag}`, { as });
const create = (body: unknown, as = anna) => api.request('POST', '/api/hive-tags', { as, body });
const edit = (tag: string, body: unknown, as = anna) =>
  api.request('PATCH', `/api/hive-tags/${tag}`, { as, body });
const codesFor = async (tags: string[], as = anna) =>
  (await api.request('POST', '/api/v1/hive-tags/codes', { as, body: { numbers: tags } })).body;
const scan = (code: string, as = anna) => api.request('GET', `/api/v1/hive-tags/codes/${code}`, { as });

test('a tag is read as the old wire has it; who has none gets an empty list and not a 404', async () => {
  expect(await list()).toEqual([]);
  const tag = await aHiveTag(api, anna, { tag: '7' });
  expect(tag).toEqual({
    tag: '07',
    hive_id: tag.hive_id,
    action_id: 2,
    router_link: { path: '/inspect', query: { hiveId: String(tag.hive_id) } },
  });
  expect(await list()).toEqual([tag]);
  expect([(await show('07')).body, (await show('7')).body]).toEqual([tag, tag]);
});

test('the link is that of the action, whatever an old client froze into it', async () => {
  const tag = await aHiveTag(api, anna, { action_id: 3, router_link: { name: 'measurements-id' } });
  expect(tag.router_link).toEqual({ path: `/hives/${tag.hive_id}/inspections`, query: {} });
});

test('a number that has a tag is refused, where the old service said yes and did nothing', async () => {
  const tag = await aHiveTag(api, anna);
  const answer = await create({ tag: '7', hive_id: tag.hive_id, action_id: 1 });
  expect([answer.status, answer.body.errors]).toEqual([422, { tag: ['already_taken'] }]);
  expect(await list()).toEqual([tag]);
  expect((await aHiveTag(api, bram)).tag).toBe('07');
});

test.each([
  [{ tag: '81' }, { tag: ['too_large'] }],
  [{ tag: '0' }, { tag: ['too_small'] }],
  [{ tag: 'seven' }, { tag: ['not_a_number'] }],
  [{ tag: '' }, { tag: ['required'] }],
  [{ action_id: 7 }, { action_id: ['unknown_choice'] }],
  [{ action_id: 0 }, { action_id: ['unknown_choice'] }],
  // The hive has no device.
  [{ action_id: 5 }, { action_id: ['unknown_choice'] }],
  [{ hive_id: 'none' }, { hive_id: ['not_whole'] }],
])('%j is refused at its field', async (wrong, errors) => {
  const { id } = await aHive(api, anna);
  const answer = await create({ tag: '07', hive_id: id, action_id: 1, ...wrong });
  expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  expect(await list()).toEqual([]);
});

test('number, hive and action are needed', async () => {
  const answer = await create({});
  expect(answer.body.errors).toEqual({ tag: ['required'], hive_id: ['required'], action_id: ['required'] });
});

test('an edit leaves alone what it does not name, and can give the tag another free number', async () => {
  const tag = await aHiveTag(api, anna);
  await aHiveTag(api, anna, { tag: '08' });
  expect((await edit('07', { action_id: 4 })).body).toMatchObject({ hive_id: tag.hive_id, action_id: 4 });
  expect((await edit('07', { tag: '8' })).body.errors).toEqual({ tag: ['already_taken'] });
  expect((await edit('07', { tag: '80' })).status).toBe(200);
  expect((await list()).map((each: { tag: string }) => each.tag)).toEqual(['08', '80']);
});

test('a tag hangs on no hive of somebody else', async () => {
  const foreign = await aHive(api, bram);
  expect((await create({ tag: '07', hive_id: foreign.id, action_id: 1 })).status).toBe(404);
  await aHiveTag(api, anna);
  expect((await edit('07', { hive_id: foreign.id })).status).toBe(404);
});

test('an unknown tag is a 404 in the words that old clients read', async () => {
  for (const answer of [await show('09'), await show('none'), await edit('09', { action_id: 1 })]) {
    expect([answer.status, answer.body.error]).toEqual([404, 'hive tag not found']);
  }
});

test('a deleted hive or apiary frees its tags, and what is printed on them stays good', async () => {
  const apiary = await anApiary(api, anna, { hive_amount: 2 });
  const [first, second] = apiary.hives;
  await aHiveTag(api, anna, { tag: '01', hive_id: first.id });
  await aHiveTag(api, anna, { tag: '02', hive_id: second.id });
  const [{ code }] = await codesFor(['01']);
  await api.request('DELETE', `/api/hives/${first.id}`, { as: anna });
  expect((await list()).map(({ tag }: { tag: string }) => tag)).toEqual(['02']);
  expect((await scan(code)).body).toEqual({ number: '01' });
  await api.request('DELETE', `/api/locations/${apiary.id}`, { as: anna });
  expect(await list()).toEqual([]);
});

test('each number of a person has one code, which nobody else has and nobody can guess', async () => {
  const own = await codesFor(['1', '01', '40']);
  expect(own).toEqual([
    { number: '01', code: own[0].code, url: `https://skep.example/hive-tags/${own[0].code}` },
    { number: '40', code: own[1].code, url: `https://skep.example/hive-tags/${own[1].code}` },
  ]);
  expect(own[0].code).toMatch(/^[2-9A-HJ-NP-TV-Z]{16}$/);
  expect(await codesFor(['01', '40'])).toEqual(own);
  expect((await codesFor(['01'], bram))[0].code).not.toBe(own[0].code);
});

test('a scanned code tells the tag, or its number when it hangs on no hive yet', async () => {
  const [{ code }] = await codesFor(['07']);
  expect((await scan(code)).body).toEqual({ number: '07' });
  const hiveId = String((await aHiveTag(api, anna)).hive_id);
  const tag = { number: '07', hiveId, action: 'new_inspection' };
  expect((await scan(code.toLowerCase())).body).toEqual({ number: '07', tag });
});

test("somebody else's code is answered as one that nobody has", async () => {
  const [{ code }] = await codesFor(['07']);
  const [foreign, unknown] = [await scan(code, bram), await scan('A'.repeat(16), bram)];
  expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
  expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
});

test.each([[['81']], [[]], [['x']]])('no codes for the numbers %j', async (tags) => {
  const answer = await api.request('POST', '/api/v1/hive-tags/codes', { as: anna, body: { numbers: tags } });
  expect(answer.status).toBe(422);
});

test('the download of everything tells the tags', async () => {
  const { archivedTags } = await import('#hives/archived.ts');
  const { hive_id } = await aHiveTag(api, anna);
  const rows = [];
  for await (const page of archivedTags.pages(api.contextOf(anna), anna.id)) rows.push(...page);
  expect(rows).toMatchObject([{ tag: '07', hive_id, action: 'new_inspection' }]);
});

test('a tag for measurements leads to the device that the hive has now, and to the hive once it has none', async () => {
  const hive = await aHive(api, anna);
  const former = await aDevice(api, anna, { hive_id: hive.id });
  const tag = await create({ tag: '7', hive_id: hive.id, action_id: 5 });
  expect([tag.status, tag.body.router_link]).toEqual([
    201,
    { path: `/measurements/${former.id}`, query: {} },
  ]);
  const present = await aDevice(api, anna, { hive_id: hive.id });
  const path = `/measurements/${present.id}`;
  expect([(await show('07')).body.router_link.path, (await list())[0].router_link.path]).toEqual([
    path,
    path,
  ]);
  for (const { id } of [former, present]) await api.request('DELETE', `/api/devices/${id}`, { as: anna });
  expect((await show('07')).body.router_link).toEqual({ path: '/', query: { search: `id=${hive.id}` } });
});

test('devices are looked up once for all tags', async () => {
  const context = api.contextOf(anna);
  const tagOnScale = async (tag: string) => {
    const { id } = await aHive(api, anna);
    await aDevice(api, anna, { hive_id: id });
    await create({ tag, hive_id: id, action_id: 5 });
  };
  await tagOnScale('1');
  const ofOne = await countQueries(context, ownTags);
  for (const tag of ['2', '3', '4']) await tagOnScale(tag);
  expect([ofOne, await countQueries(context, ownTags)]).toEqual([2, 2]);
});
