import { instantOfWireTime, utcWireTime } from '@skep/domain';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aHive, anApiary, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aProject, aResearch, consentTo, edit, fetchedRows, withdrawFrom } from './test-research.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
let rita: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [anna, bram, rita] = await Promise.all([aUser(api), aUser(api), aUser(api)]);
});
afterAll(() => api.close());

const get = (path: string, as: TestUser) => api.request('GET', path, { as });
const nowOnWire = () => utcWireTime(api.clock.now());
const today = () => nowOnWire().slice(0, 10);
const inspectNow = (owner: TestUser, hiveId: number, overrides = {}) =>
  anInspection(api, owner, { hive_ids: [hiveId], date: nowOnWire(), timezone: 'UTC', ...overrides });

const aResearchOf = (researcher: TestUser, overrides = {}) =>
  aResearch(api, { researchers: [researcher.email], ...overrides });

async function shownTo(as: TestUser, { id }: { id: number }) {
  const { body } = await get('/api/research', as);
  return body.find((research: { id: number }) => research.id === id);
}

const fetched = (as: TestUser, research: { id: number }, item: string, query = '') =>
  fetchedRows(api, as, research, `data/${item}${query}`);

describe('who is shown a research', () => {
  test('everybody what is listed, those alone who are invited what is by invitation', async () => {
    const open = await aResearch(api, { name: 'Open', startsOn: '2026-01-01', endsOn: '2026-12-31' });
    const closed = await aResearch(api, { isByInvitation: true, invited: [anna.email] });
    const hidden = await aResearch(api, { isListed: false });
    expect(await shownTo(anna, open)).toMatchObject({
      name: 'Open',
      start_date: '2026-01-01 00:00:00',
      end_date: '2026-12-31 00:00:00',
      consent: false,
      consent_history: [],
      consent_count: null,
    });
    expect([await shownTo(anna, closed), await shownTo(bram, closed)]).toEqual([
      expect.anything(),
      undefined,
    ]);
    expect(await shownTo(anna, hidden)).toBeUndefined();
    const { id } = await aHive(api, bram);
    expect((await consentTo(api, closed, bram, [id])).status).toBe(404);
  });

  test('who has answered always is, so that they can withdraw', async () => {
    const research = await aResearch(api);
    await consentTo(api, research, anna, [(await aHive(api, anna)).id]);
    await edit(api, research, { isListed: false });
    expect((await withdrawFrom(api, research, anna)).body.consent).toBe(false);
  });

  test('nobody learns who else is invited', async () => {
    const research = await aResearch(api, { isByInvitation: true, invited: [anna.email, bram.email] });
    expect((await shownTo(anna, research)).default_user_ids).toBeNull();
    expect((await get('/api/research', anna)).text).not.toContain(bram.email);
  });
});

describe('answers', () => {
  test('a yes names own hives, a whole apiary too, and is in the history', async () => {
    const research = await aResearch(api);
    const apiary = await anApiary(api, anna, { hive_amount: 2 });
    const { id } = await aHive(api, anna);
    const { status, body } = await api.request('POST', `/api/research/${research.id}/add_consent`, {
      as: anna,
      body: { hive_ids: [id], location_ids: [apiary.id] },
    });
    const hiveIds = [...apiary.hives.map((hive: { id: number }) => hive.id), id].toSorted((a, b) => a - b);
    expect([status, body.consent]).toEqual([200, true]);
    expect(body.consent_history).toMatchObject([
      { consent: 1, user_id: anna.id, research_id: research.id, consent_hive_ids: hiveIds.join(',') },
    ]);
  });

  test('hives of others, hives that are shared, and none at all are refused', async () => {
    const research = await aResearch(api);
    const { id } = await aHive(api, bram);
    await share(api, { hiveId: id, memberId: anna.id, mayEdit: true });
    expect((await consentTo(api, research, anna, [id])).body.errors).toEqual({
      'hive_ids.0': ['unknown_choice'],
    });
    expect((await consentTo(api, research, anna, [])).body.errors).toEqual({ hive_ids: ['required'] });
  });

  test('what was answered an hour ago or a moment ago is never overwritten, and saying it twice says it once', async () => {
    const research = await aResearch(api);
    const { id } = await aHive(api, anna);
    await consentTo(api, research, anna, [id]);
    await consentTo(api, research, anna, [id]);
    await withdrawFrom(api, research, anna);
    await withdrawFrom(api, research, anna);
    const { body } = await consentTo(api, research, anna, [id]);
    expect(body.consent_history.map(({ consent }: { consent: number }) => consent)).toEqual([1, 0, 1]);
  });

  test('a yes moves earlier and not later, a no later and not earlier, and not past the neighbouring answer', async () => {
    const research = await aResearch(api);
    const { id } = await aHive(api, anna);
    await consentTo(api, research, anna, [id]);
    api.clock.advance({ days: 3 });
    const { body } = await withdrawFrom(api, research, anna);
    const [no, yes] = body.consent_history;
    const move = async (answer: { id: number; updated_at: string }, days: number) => {
      const at = new Date((instantOfWireTime(answer.updated_at, 'UTC')?.getTime() ?? 0) + days * 86_400_000);
      const path = `/api/research/${research.id}/edit/${answer.id}`;
      const sent = await api.request('PATCH', path, { as: anna, body: { updated_at: utcWireTime(at) } });
      return [sent.status, sent.body.errors ?? sent.body];
    };
    expect(await move(yes, 1)).toEqual([422, { updated_at: ['invalid'] }]);
    expect(await move(no, -1)).toEqual([422, { updated_at: ['date_too_early'] }]);
    expect(await move(no, 1)).toEqual([422, { updated_at: ['date_in_future'] }]);
    expect(await move(yes, -400)).toEqual([200, true]);
    // Another tab that still has the answer as it was.
    expect((await move(yes, -1))[0]).toBe(404);
    api.clock.advance({ days: 2 });
    expect(await move(no, 1)).toEqual([200, true]);
    const { consent_history: moved } = await shownTo(anna, research);
    expect(moved).toHaveLength(2);
  });

  test('a no can be taken back and a yes cannot', async () => {
    const research = await aResearch(api);
    await consentTo(api, research, anna, [(await aHive(api, anna)).id]);
    const { body } = await withdrawFrom(api, research, anna);
    const [no, yes] = body.consent_history;
    const remove = (answerId: number) =>
      api.request('DELETE', `/api/research/${research.id}/delete/${answerId}`, { as: anna });
    expect((await remove(yes.id)).status).toBe(404);
    expect((await remove(no.id)).body).toBe(true);
    expect(await shownTo(anna, research)).toMatchObject({ consent: true, consent_history: [{ id: yes.id }] });
  });
});

describe('what researchers fetch', () => {
  test('what happened while people consented, and nothing of before and after', async () => {
    const research = await aResearchOf(rita);
    const { id } = await aHive(api, anna);
    await inspectNow(anna, id, { items: { 774: 1 } });
    api.clock.advance({ days: 1 });
    await consentTo(api, research, anna, [id]);
    api.clock.advance({ days: 1 });
    await inspectNow(anna, id, { items: { 774: 2, 413: 'At Mill Lane 3' } });
    api.clock.advance({ days: 1 });
    await withdrawFrom(api, research, anna);
    api.clock.advance({ days: 1 });
    await inspectNow(anna, id, { items: { 774: 3 } });
    const rows = await fetched(rita, research, 'inspections');
    expect(rows.map(({ item_id, value }) => [item_id, value])).toEqual([['774', '2']]);
    expect(JSON.stringify(rows)).not.toContain('Mill Lane');
  });

  test('nothing of the minute in which somebody withdrew', async () => {
    const research = await aResearchOf(rita);
    const { id } = await aHive(api, anna);
    await consentTo(api, research, anna, [id]);
    api.clock.advance({ days: 1 });
    const secondsOver = (api.clock.now().getTime() % 60_000) / 60_000;
    api.clock.advance({ minutes: 1.5 - secondsOver });
    await withdrawFrom(api, research, anna);
    const minute = utcWireTime(new Date(api.clock.now().getTime() - 30_000));
    await inspectNow(anna, id, { date: minute });
    expect(await fetched(rita, research, 'inspections')).toEqual([]);
  });

  test('clipped to the days of the research, also when these change later', async () => {
    const research = await aResearchOf(rita);
    const { id } = await aHive(api, anna);
    await consentTo(api, research, anna, [id]);
    api.clock.advance({ days: 2 });
    await inspectNow(anna, id);
    expect(await fetched(rita, research, 'inspections')).toHaveLength(1);
    api.clock.advance({ days: 1 });
    await edit(api, research, { researchers: [rita.email], startsOn: today() });
    expect(await fetched(rita, research, 'inspections')).toEqual([]);
  });

  test('what a member of a group finds at a hive belongs to the consent of its owner, and not to the own one', async () => {
    const research = await aResearchOf(rita);
    const { id: ofAnna } = await aHive(api, anna);
    const { id: ofBram } = await aHive(api, bram);
    await share(api, { hiveId: ofAnna, memberId: bram.id, mayEdit: true });
    await consentTo(api, research, bram, [ofBram]);
    await inspectNow(bram, ofAnna);
    expect(await fetched(rita, research, 'inspections')).toEqual([]);
    api.clock.advance({ minutes: 1 });
    await consentTo(api, research, anna, [ofAnna]);
    await inspectNow(bram, ofAnna);
    expect(await fetched(rita, research, 'inspections')).toHaveLength(1);
  });

  test('devices and what they measured while they stood on the hive, without the place that they tell', async () => {
    const research = await aResearchOf(rita);
    const { id } = await aHive(api, anna);
    const { key } = await aDevice(api, anna, { hive_id: id });
    const send = () => api.request('POST', '/api/sensors', { body: { key, t: 21.5, lat: 52.37, lon: 4.89 } });
    await send();
    api.clock.advance({ days: 1 });
    await consentTo(api, research, anna, [id]);
    api.clock.advance({ days: 1 });
    await send();
    const [row, ...others] = await fetched(rita, research, 'measurements', '?measurements=t,lat,lon');
    expect([Object.keys(row ?? {}), others]).toEqual([['device', 'hive', 'measured_at', 't'], []]);
    expect([row?.t, row?.measured_at?.slice(0, 10)]).toEqual(['21.5', today()]);
    const [device] = await fetched(rita, research, 'devices');
    expect(device).toMatchObject({ device: row?.device, hive: row?.hive });
  });

  test('a measurement of the second in which a device is placed belongs to the hive on which it is then', async () => {
    const research = await aResearchOf(rita);
    const [old, { id }] = [await aHive(api, anna), await aHive(api, anna)];
    await consentTo(api, research, anna, [old.id, id]);
    const isLateBy = api.clock.now().getTime() % 1000;
    api.clock.advance({ minutes: 1 + (400 - isLateBy) / 60_000 });
    const device = await aDevice(api, anna, { hive_id: old.id });
    api.clock.advance({ minutes: 1 });
    await api.request('PATCH', `/api/devices/${device.id}`, { as: anna, body: { hive_id: id } });
    await api.request('POST', '/api/sensors', { body: { key: device.key, t: 21.5 } });
    api.clock.advance({ minutes: 1 });
    const measured = await fetched(rita, research, 'measurements', '?measurements=t');
    const devices = await fetched(rita, research, 'devices');
    const [, later] = devices.toSorted((a, b) => String(a.since).localeCompare(String(b.since)));
    expect(measured.map(({ hive }) => hive)).toEqual([later?.hive]);
  });

  test('pseudonyms that fit together within a research and not between two, and a place of about a kilometre', async () => {
    const [one, two] = [await aResearchOf(rita), await aResearchOf(rita)];
    const apiary = await anApiary(api, anna, { hive_amount: 1, lat: '52.3791', lon: '4.9003' });
    const [{ id }] = apiary.hives;
    for (const research of [one, two]) await consentTo(api, research, anna, [id]);
    const [hive] = await fetched(rita, one, 'hives');
    const [place] = await fetched(rita, one, 'apiaries');
    const [other] = await fetched(rita, two, 'hives');
    expect(place).toMatchObject({ hive: hive?.hive, beekeeper: hive?.beekeeper });
    expect([place?.latitude, place?.longitude]).toEqual(['52.38', '4.9']);
    expect([hive?.hive, hive?.beekeeper]).not.toEqual([other?.hive, other?.beekeeper]);
    expect(hive?.hive).toMatch(/^[0-9a-f]{16}$/);
    const { body, text } = await get(`/api/researchdata/${one.id}`, rita);
    expect(body.consent_users).toMatchObject([{ id: hive?.beekeeper, email: null, consent: true }]);
    expect(text).not.toContain(anna.name);
    expect(text).not.toContain(anna.email);
  });

  test('nothing of a hive that is deleted, and still what a sold one had to tell', async () => {
    const research = await aResearchOf(rita);
    const [remaining, gone] = [await aHive(api, anna), await aHive(api, anna)];
    await consentTo(api, research, anna, [remaining.id, gone.id]);
    await api.request('DELETE', `/api/hives/${gone.id}`, { as: anna });
    expect(await fetched(rita, research, 'hives')).toHaveLength(1);
    expect((await consentTo(api, research, anna, [gone.id])).status).toBe(422);
  });

  test('nothing any more of an account that is deleted', async () => {
    const research = await aResearchOf(rita);
    await consentTo(api, research, anna, [(await aHive(api, anna)).id]);
    await api.request('DELETE', '/api/user', { as: anna, body: { password: anna.password } });
    const { status, body } = await get(`/api/researchdata/${research.id}/data/hives`, rita);
    expect([status, body]).toEqual([400, 'no-user-consents-for-research']);
  });

  test('of one person, by the pseudonym', async () => {
    const research = await aResearchOf(rita);
    for (const person of [anna, bram])
      await consentTo(api, research, person, [(await aHive(api, person)).id]);
    const [first] = (await get(`/api/researchdata/${research.id}`, rita)).body.consent_users;
    const { text } = await get(`/api/researchdata/${research.id}/user/${first.id}/hives`, rita);
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
    expect(text).toContain(first.id);
  });

  test('people see who fetched what of theirs, and nobody sees what was fetched of others', async () => {
    const research = await aResearchOf(rita);
    await consentTo(api, research, anna, [(await aHive(api, anna)).id]);
    await fetched(rita, research, 'hives');
    expect((await shownTo(anna, research)).fetches).toEqual([
      { at: nowOnWire(), researcher: rita.name, item: 'hives' },
    ]);
    expect((await shownTo(bram, research)).fetches).toEqual([]);
    expect((await shownTo(rita, research)).consent_count).toBe(1);
  });

  test.each([
    ['data/honey', 'invalid-item-requested'],
    ['data/hives?date_start=yesterday', { date_start_invalid: 'yesterday', format: 'Y-m-d H:i:s' }],
    ['data/hives?date_until=soon', { date_until_invalid: 'soon', format: 'Y-m-d H:i:s' }],
    ['data/hives?date_start=2026-05-03&date_until=2026-05-02', 'date_until_before_start_date'],
    ['data/hives', 'no-user-consents-for-research'],
    ['user/nobody/hives', 'user-not-connected-to-research'],
    ['user/nobody/honey', 'invalid_item'],
  ])('%s is answered with 400 %j', async (path, answer) => {
    const { id } = await aResearchOf(rita);
    const { status, body } = await get(`/api/researchdata/${id}/${path}`, rita);
    expect([status, body]).toEqual([400, answer]);
  });

  test('who is a researcher of another research is refused, and so is an admin', async () => {
    const [mine, other] = [await aResearchOf(rita), await aResearchOf(bram)];
    await consentTo(api, other, anna, [(await aHive(api, anna)).id]);
    for (const as of [rita, other.admin]) {
      const { status, body } = await get(`/api/researchdata/${other.id}/data/hives`, as);
      expect([status, body]).toEqual([405, 'unauthorized-for-research']);
    }
    const { body } = await get('/api/researchdata', rita);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([mine.id]);
    expect(await get('/api/researchdata', anna)).toMatchObject({ status: 405, body: 'unauthorized' });
    await edit(api, mine, {});
    expect((await get('/api/researchdata', rita)).status).toBe(405);
  });
});

describe('admins', () => {
  test('edit a version that they have seen, and name people who have an account', async () => {
    const { id, revision, admin } = await aResearch(api);
    const sent = { name: 'Swarms', isListed: true, isByInvitation: false, invited: [], researchers: [] };
    const patch = (body: object) =>
      api.request('PATCH', `/api/v1/research-projects/${id}`, {
        as: admin,
        body,
        headers: { 'if-match': `"${revision}"` },
      });
    const unknown = await patch({ ...sent, researchers: [rita.email, 'nobody@skep.example'] });
    expect(unknown.body.problems).toEqual([{ path: 'researchers.1', code: 'unknown_choice' }]);
    expect((await patch({ ...sent, researchers: [rita.email] })).body).toMatchObject({
      name: 'Swarms',
      researchers: [rita.email],
    });
    const late = await patch(sent);
    expect([late.status, late.body.current.revision]).toEqual([412, revision + 1]);
  });

  test('texts that are too long are refused at each field, and words are no markup', async () => {
    const { id, admin } = await aResearch(api);
    const long = 'x'.repeat(9_900);
    const patch = (body: Record<string, unknown>) =>
      api.request('PATCH', `/api/v1/research-projects/${id}`, { as: admin, body: aProject(body) });
    const all = {
      name: long,
      description: long,
      institution: long,
      dataUsed: long,
      url: `https://${long}`,
    };
    const { status, body } = await patch(all);
    const paths = body.problems.map(({ path }: { path: string }) => path);
    expect([status, paths.sort()]).toEqual([422, Object.keys(all).sort()]);
    const script = await patch({ url: 'javascript:alert(1)' });
    expect(script.body.problems).toEqual([{ path: 'url', code: 'invalid' }]);
    expect((await patch({ name: '<b>Bees</b>' })).body.name).toBe('<b>Bees</b>');
  });

  test('who sends it back as it was has changed nothing', async () => {
    const { id, admin } = await aResearchOf(rita, {
      startsOn: '2026-05-03',
      invited: [anna.email, bram.email],
    });
    const read = async () =>
      (await get('/api/v1/research-projects', admin)).body.find(
        (each: { id: string }) => each.id === String(id),
      );
    const before = await read();
    api.clock.advance({ days: 1 });
    const checklistIds = before.checklists.map((each: { id: string }) => each.id);
    const body = { ...before, checklistIds };
    await api.request('PATCH', `/api/v1/research-projects/${id}`, { as: admin, body });
    expect(await read()).toEqual(before);
  });
});
