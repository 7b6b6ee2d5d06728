import { dashboardLimits } from '@skep/domain';
import { aPicture } from '#platform/pictures/test-pictures.ts';
import { aHive, anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { sendForm } from '#testing/forms.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { cleanUpLogos } from './logo.ts';
import { aDashboard, aShower } from './test-dashboards.ts';

let api: TestApi;
let anna: TestUser;
let bert: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [anna, bert] = [await aShower(api), await aShower(api)];
});
afterAll(() => api.close());

const path = '/api/dashboardgroups';
const create = (body: object, as = anna) => api.request('POST', path, { as, body });
const edit = (id: number, body: object, headers = {}, as = anna) =>
  api.request('PATCH', `${path}/${id}`, { as, body, headers });
const read = async (id: number, as = anna) => (await api.request('GET', `${path}/${id}`, { as })).body;
const hiveOf = async (as = anna): Promise<number> => (await aHive(api, as)).id;

async function hivesOf(count: number): Promise<number[]> {
  const { hives } = await anApiary(api, anna, { hive_amount: count });
  return hives.map(({ id }: { id: number }) => id);
}

describe('what is made', () => {
  test('has all that is usual, and a code of ten characters that are not mistaken for one another', async () => {
    const hive_ids = [await hiveOf()];
    const { status, body } = await create({ hive_ids });
    expect([status, body]).toEqual([
      201,
      {
        ...{ id: expect.any(Number), rev: 1, name: 'Dashboard', description: null, hive_ids },
        ...{
          code: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{10}$/),
          url: expect.stringContaining(body.code),
        },
        ...{ speed: 30, interval: 'week', start_date: null, end_date: null },
        ...{ show_inspections: 1, show_all: 0, hide_measurements: 0, locale: null },
        ...{ weight_unit: 'kg', temperature_unit: 'celsius', theme: 'dark' },
        parts: ['weight', 'temperature', 'sound', 'bees', 'weather', 'inspections'],
        ...{ embed_sites: [], logo_url: null, opened: [] },
      },
    ]);
    expect(await read(body.id)).toEqual(body);
    expect((await api.request('GET', path, { as: anna })).body).toEqual([body]);
    expect((await api.request('GET', path, { as: bert })).body).toEqual([]);
  });

  test('is sent again after a lost answer, and made once', async () => {
    const hive_ids = [await hiveOf()];
    const send = () =>
      api.request('POST', path, { as: anna, body: { hive_ids }, headers: { 'idempotency-key': 'one-wish' } });
    expect((await send()).body.id).toBe((await send()).body.id);
  });

  test('needs the permission that an admin gives, and stays to be deleted when it is taken', async () => {
    const carla = await aUser(api);
    expect((await create({ hive_ids: [await hiveOf(carla)] }, carla)).status).toBe(403);
    const { id } = await aDashboard(api, carla);
    await api.database.db.updateTable('users').set({ permissions: [] }).where('id', '=', carla.id).execute();
    expect((await edit(id, { name: 'Again' }, {}, carla)).status).toBe(403);
    expect((await api.request('POST', `/api/v1/dashboards/${id}/code`, { as: carla })).status).toBe(403);
    expect((await api.request('DELETE', `${path}/${id}`, { as: carla })).status).toBe(204);
  });

  test('keeps twelve hives in their order, and takes no thirteenth', async () => {
    const hives = await hivesOf(13);
    const turned = hives.slice(1).reverse();
    const { body } = await create({ hive_ids: turned });
    expect(body.hive_ids).toEqual(turned);
    const { status, body: fault } = await edit(body.id, { hive_ids: hives });
    expect([status, fault.problems]).toEqual([
      422,
      [{ path: 'hiveIds', code: 'too_many', params: { max: dashboardLimits.hives } }],
    ]);
    expect((await read(body.id)).hive_ids).toEqual(turned);
  });

  test.each([
    ['a pace of 0', { speed: 0 }, { speed: ['too_small'] }],
    ['a pace of an hour', { speed: 3600 }, { speed: ['too_large'] }],
    ['no hive', { hive_ids: [] }, { hive_ids: ['required'] }],
    [
      'a period of its own without days',
      { interval: 'selection' },
      { start_date: ['required'], end_date: ['required'] },
    ],
    [
      'a period that ends before it starts',
      { interval: 'selection', start_date: '2026-06-02', end_date: '2026-06-01' },
      { end_date: ['date_too_early'] },
    ],
    ['a title of 31 letters', { name: 'x'.repeat(31) }, { name: ['too_long'] }],
    ['a language that is not offered', { locale: 'tlh' }, { locale: ['unknown_choice'] }],
    ['a site that is none', { embed_sites: ["'self'; script-src *"] }, { 'embed_sites.0': ['invalid'] }],
  ])('is refused with %s, at that field', async (_name, options, errors) => {
    const { status, body } = await create({ hive_ids: [await hiveOf()], ...options });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  test('shows own hives alone: none of a group, of a stranger, or the same one twice', async () => {
    const theirs = await hiveOf(bert);
    await share(api, { hiveId: theirs as never, memberId: anna.id, mayEdit: true });
    const own = await hiveOf();
    for (const [hive_ids, at] of [
      [[own, theirs], 1],
      [[own, own], 1],
      [[2_147_483_647], 0],
    ] as const) {
      const { status, body } = await create({ hive_ids });
      expect([status, body.errors]).toEqual([422, { [`hive_ids.${at}`]: ['unknown_choice'] }]);
    }
  });

  test('keeps a title as it was typed, markup too: it is a text, and never more', async () => {
    const name = '<img src=x onerror=a()>';
    expect((await aDashboard(api, anna, { name })).name).toBe(name);
  });
});

describe('an edit', () => {
  test('changes what is said and leaves the rest, in the words of the old wire too', async () => {
    const { id } = await aDashboard(api, anna, { parts: ['weight', 'notes'], description: 'Hall' });
    await edit(id, { show_inspections: true });
    expect((await read(id)).parts).toEqual(['weight', 'inspections', 'notes']);
    await edit(id, { hide_measurements: 1 });
    const { body } = await edit(id, {
      speed: 60,
      embed_sites: ['museum.example/visit', 'https://a.example:8443'],
    });
    expect(body).toMatchObject({
      ...{ parts: ['inspections', 'notes'], description: 'Hall', speed: 60, hide_measurements: 1 },
      embed_sites: ['https://museum.example', 'https://a.example:8443'],
    });
  });

  test('of an old client that shows inspections shows their notes as well, and one that sends all back changes nothing', async () => {
    const { id } = await aDashboard(api, anna, { parts: ['weight'] });
    await edit(id, { show_inspections: 1 });
    expect((await read(id)).parts).toEqual(['weight', 'inspections', 'notes']);
    await edit(id, { parts: ['weight', 'inspections'] });
    await edit(id, { ...(await read(id)), parts: undefined, name: 'In the hall' });
    expect((await read(id)).parts).toEqual(['weight', 'inspections']);
    await edit(id, { show_inspections: 0 });
    expect((await read(id)).parts).toEqual(['weight']);
  });

  test('of an older version is told the newer one', async () => {
    const { id, rev } = await aDashboard(api, anna);
    await edit(id, { name: 'First' });
    const { status, body } = await edit(id, { name: 'Second' }, { 'if-match': `"${rev}"` });
    expect([status, body.current.name]).toEqual([412, 'First']);
  });

  test('cannot make somebody else its owner, nor choose a code', async () => {
    const { id, code } = await aDashboard(api, anna);
    await edit(id, { user_id: bert.id, code: 'AAAAAAAAAA', name: 'Mine' });
    expect(await read(id)).toMatchObject({ code, name: 'Mine' });
    expect((await edit(id, { name: 'Theirs' }, {}, bert)).status).toBe(404);
  });
});

describe('a logo', () => {
  test('is encoded again, shown by an address that nobody guesses, and deleted with the next one', async () => {
    const { id } = await aDashboard(api, anna);
    const logo = `/api/v1/dashboards/${id}/logo`;
    const first = await sendForm(api, logo, anna, { file: await aPicture() });
    const shown = await api.request('GET', new URL(first.body.logoUrl).pathname);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    api.clock.advance({ days: 2 });
    await cleanUpLogos(api.contextOf(anna));
    expect((await api.request('GET', new URL(first.body.logoUrl).pathname)).status).toBe(200);
    const second = await sendForm(api, logo, anna, { file: await aPicture() });
    expect((await api.request('GET', new URL(first.body.logoUrl).pathname)).status).toBe(404);
    const { body } = await api.request('DELETE', logo, { as: anna });
    expect(body).not.toHaveProperty('logoUrl');
    expect((await api.request('GET', new URL(second.body.logoUrl).pathname)).status).toBe(404);
  });

  test('that is no picture is refused in a word', async () => {
    const { id } = await aDashboard(api, anna);
    const drawing = { file: Buffer.from('<svg onload="alert(1)"/>') };
    const { status, body } = await sendForm(api, `/api/v1/dashboards/${id}/logo`, anna, drawing);
    expect([status, body.problems]).toEqual([422, [{ path: 'file', code: 'not_a_picture' }]]);
  });
});
