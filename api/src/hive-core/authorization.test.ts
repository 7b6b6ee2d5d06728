import fc from 'fast-check';
import { aDashboard } from '#dashboards/dashboard-admin/test-dashboards.ts';
import { hivesInBrief } from '#hive-core/store.ts';
import { hiveById, seenHives } from '#hives/queries/store.ts';
import { seenInspections } from '#inspections/inspections/store.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { placementsOfHives } from '#measurements/series/series-store.ts';
import type { Guest } from '#platform/access/viewer.ts';
import type { DashboardId, HiveId, ResearchId } from '#platform/context/ids.ts';
import { aHive, anApiary, anInspection, aQueen } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [owner, member, stranger] = await Promise.all([aUser(api), aUser(api), aUser(api)]);
});
afterAll(() => api.close());

const get = (path: string, as: TestUser) => api.request('GET', path, { as });
const patch = (path: string, as: TestUser, body: Record<string, unknown>) =>
  api.request('PATCH', path, { as, body });

describe('a hive that is shared to be seen', () => {
  test('tells each person what is true for them', async () => {
    const { id: hiveId } = await aHive(api, owner);
    const groupId = await share(api, { hiveId, memberId: member.id });
    const seen = (await get(`/api/hives/${hiveId}`, member)).body.hives[0];
    expect([seen.owner, seen.editable, seen.group_ids]).toEqual([false, false, [groupId]]);
    const own = (await get(`/api/hives/${hiveId}`, owner)).body.hives[0];
    expect([own.owner, own.editable, own.group_ids]).toEqual([true, false, [groupId]]);
    expect((await get(`/api/hives/${hiveId}`, stranger)).status).toBe(404);
  });

  test('comes with its queen, its inspections and its events, and with nothing of another hive', async () => {
    const hive = await aHive(api, owner);
    const other = await aHive(api, owner, { location_id: hive.location_id });
    const queen = await aQueen(api, owner, { hive_id: hive.id });
    const inspection = await anInspection(api, owner, { hive_ids: [hive.id] });
    const hidden = await anInspection(api, owner, { hive_ids: [other.id] });
    await share(api, { hiveId: hive.id, memberId: member.id });
    expect((await get(`/api/queens/${queen.id}`, member)).status).toBe(200);
    expect((await get(`/api/inspections/${inspection.id}`, member)).status).toBe(200);
    expect((await get(`/api/inspections/${hidden.id}`, member)).status).toBe(404);
    expect((await get(`/api/v1/hives/${hive.id}/history`, member)).status).toBe(200);
    const diary = (await get('/api/inspections', member)).body;
    expect(diary.map(({ id }: { id: number }) => id)).toEqual([inspection.id]);
    const { locations } = (await get('/api/locations?scope=all', member)).body;
    expect(locations.map(({ hives }: { hives: { id: number }[] }) => hives.map(({ id }) => id))).toEqual([
      [hive.id],
    ]);
  });

  test('is not in the lists of old clients, which take all of them as own and read /groups for the rest', async () => {
    const hive = await aHive(api, owner);
    await share(api, { hiveId: hive.id, memberId: member.id, mayEdit: true });
    expect((await get('/api/locations', member)).body.locations).toEqual([]);
    expect((await get(`/api/locations?ids=${hive.location_id}`, member)).body.locations).toEqual([]);
    expect((await get('/api/hives', member)).status).toBe(404);
    const own = await aHive(api, member);
    const { hives } = (await get('/api/hives', member)).body;
    expect(hives.map(({ id }: { id: number }) => id)).toEqual([own.id]);
    const { hives: all } = (await get('/api/hives?scope=all', member)).body;
    expect(all.map(({ id }: { id: number }) => id).toSorted()).toEqual([hive.id, own.id].toSorted());
    const { locations } = (await get('/api/locations', member)).body;
    expect(locations.map(({ id }: { id: number }) => id)).toEqual([own.location_id]);
  });

  test('cannot be changed, moved or deleted, nor written of', async () => {
    const hive = await aHive(api, owner);
    await share(api, { hiveId: hive.id, memberId: member.id });
    const body = { name: 'Mine', location_id: hive.location_id };
    expect((await patch(`/api/hives/${hive.id}`, member, body)).status).toBe(403);
    expect((await api.request('DELETE', `/api/hives/${hive.id}`, { as: member })).status).toBe(403);
    const inspection = { date: '2026-05-03 14:05:00', items: {}, hive_ids: [hive.id] };
    const store = { as: member, body: inspection };
    expect((await api.request('POST', '/api/inspections/store', store)).status).toBe(403);
  });

  test('shows its rough place, and the street to its owner alone', async () => {
    const apiary = await anApiary(api, owner, {
      lat: 52.123456,
      lon: 5.987654,
      street: 'Beekstraat',
      hive_amount: 1,
    });
    await share(api, { hiveId: apiary.hives[0].id, memberId: member.id });
    const [seen] = (await get(`/api/locations/${apiary.id}`, member)).body.locations;
    expect(seen).toMatchObject({ coordinate_lat: 52.12, coordinate_lon: 5.99, street: null, owner: false });
    expect((await patch(`/api/locations/${apiary.id}`, member, { name: 'Mine' })).status).toBe(403);
  });

  test('shows its device without the keys to it, and what it measured there', async () => {
    const hive = await aHive(api, owner);
    const device = await aDevice(api, owner, { hive_id: hive.id, ble_pin: '123456' });
    await share(api, { hiveId: hive.id, memberId: member.id });
    const { body } = await get(`/api/devices/${device.id}`, member);
    expect(body).toMatchObject({ owner: false, key: '', ble_pin: null, hardware_id: null });
    expect((await get(`/api/devices/${device.id}`, owner)).body.key).toBe(device.key);
    const renamed = { id: device.id, name: 'Mine' };
    expect(
      (await api.request('PUT', `/api/devices/${device.id}`, { as: member, body: renamed })).status,
    ).toBe(403);
    expect(
      (
        await get(
          `/api/sensors/measurement_types_available?id=${device.id}&start=2026-01-01&end=2026-01-02`,
          member,
        )
      ).headers['x-error-code'],
    ).toBe('not_found');
  });

  test('is seen no more from the day on which the help ends', async () => {
    const { id: hiveId } = await aHive(api, owner);
    await share(api, {
      hiveId,
      memberId: member.id,
      endsAt: new Date(api.clock.now().getTime() + 86_400_000),
    });
    expect((await get(`/api/hives/${hiveId}`, member)).status).toBe(200);
    api.clock.advance({ days: 1 });
    expect((await get(`/api/hives/${hiveId}`, member)).status).toBe(404);
  });
});

describe('a hive that is shared to be edited', () => {
  test('a member can change it, and is named as the author', async () => {
    const hive = await aHive(api, owner);
    await share(api, { hiveId: hive.id, memberId: member.id, mayEdit: true });
    const body = { name: 'Linden', location_id: hive.location_id };
    const edited = await patch(`/api/hives/${hive.id}`, member, body);
    expect([edited.status, edited.body.hives[0].editable]).toEqual([200, true]);
    const written = await anInspection(api, member, { hive_ids: [hive.id] });
    expect([written.author_id, written.owner]).toEqual([member.id, false]);
    const { body: read } = await get(`/api/inspections/${written.id}`, owner);
    expect([read.author_id, read.owner]).toEqual([member.id, true]);
  });

  test('is not moved to another apiary, nor deleted, nor split off into hives of theirs', async () => {
    const hive = await aHive(api, owner);
    const own = await anApiary(api, member);
    await share(api, { hiveId: hive.id, memberId: member.id, mayEdit: true });
    const body = { name: hive.name, location_id: own.id };
    expect((await patch(`/api/hives/${hive.id}`, member, body)).status).toBe(403);
    const move = {
      as: member,
      body: { hiveIds: [String(hive.id)], apiaryId: String(own.id), timeZone: 'UTC' },
    };
    expect((await api.request('POST', '/api/v1/hives/move', move)).status).toBe(403);
    expect((await api.request('DELETE', `/api/hives/${hive.id}`, { as: member })).status).toBe(403);
  });

  test('keeps what its owner wrote from being deleted by others, who may delete what they wrote', async () => {
    const hive = await aHive(api, owner);
    await share(api, { hiveId: hive.id, memberId: member.id, mayEdit: true });
    const owners = await anInspection(api, owner, { hive_ids: [hive.id] });
    const members = await anInspection(api, member, { hive_ids: [hive.id] });
    const remove = (id: number) => api.request('DELETE', `/api/inspections/${id}`, { as: member });
    expect([(await remove(owners.id)).status, (await remove(members.id)).status]).toEqual([403, 200]);
  });

  test('takes an inspection that is sent twice once, though owner and member use the same id', async () => {
    const hive = await aHive(api, owner);
    await share(api, { hiveId: hive.id, memberId: member.id, mayEdit: true });
    const client_id = '0190163d-8694-739b-aea5-966c26f8ad91';
    const body = { date: '2026-05-03 14:05:00', items: {}, hive_ids: [hive.id], client_id };
    const store = (as: TestUser) => api.request('POST', '/api/inspections/store', { as, body });
    const ids = [];
    for (const person of [member, member, owner, owner]) {
      const { status, body: id } = await store(person);
      expect(status).toBe(201);
      ids.push(id);
    }
    expect([ids[0] === ids[1], ids[2] === ids[3], ids[0] === ids[2]]).toEqual([true, true, false]);
  });
});

test('what is listed is what can be read, for every way of sharing', async () => {
  const hives: number[] = [];
  for (let count = 0; count < 4; count += 1) hives.push((await aHive(api, owner)).id);
  const right = fc.constantFrom('none', 'see', 'edit');
  await fc.assert(
    fc.asyncProperty(fc.array(right, { minLength: 4, maxLength: 4 }), async (rights) => {
      const viewer = await aUser(api);
      for (const [index, hiveId] of hives.entries()) {
        if (rights[index] === 'none') continue;
        await share(api, {
          hiveId: hiveId as HiveId,
          memberId: viewer.id,
          mayEdit: rights[index] === 'edit',
        });
      }
      const shared = hives.filter((_, index) => rights[index] !== 'none');
      const list = await get('/api/hives?scope=all', viewer);
      const listed = list.status === 404 ? [] : list.body.hives.map(({ id }: { id: number }) => id);
      expect(listed).toEqual(shared);
      for (const [index, id] of hives.entries()) {
        const { status, body } = await get(`/api/hives/${id}`, viewer);
        expect(status).toBe(rights[index] === 'none' ? 404 : 200);
        if (status === 200) expect(body.hives[0].editable).toBe(rights[index] === 'edit');
        const brief = await hivesInBrief(api.contextOf(viewer), [id as HiveId]);
        expect(brief.map(({ access }) => access)).toEqual([rights[index]]);
      }
    }),
    { numRuns: 12 },
  );
});

describe('who looks without being a person', () => {
  const asGuest = (guest: Guest) => ({ ...api.app.contextFor('test'), guest });
  test('a public dashboard sees its hives and no others, and edits nothing', async () => {
    const shown = await aHive(api, owner);
    const hidden = await aHive(api, owner);
    const { id: dashboardId } = await aDashboard(api, owner, { hive_ids: [shown.id] });
    const guest: Guest = { kind: 'dashboard', dashboardId };
    expect((await seenHives(asGuest(guest))).map(({ id }) => id)).toEqual([shown.id]);
    expect((await hiveById(asGuest(guest), shown.id))?.access).toBe('see');
    expect((await hiveById(asGuest(guest), hidden.id))?.access).toBe('none');
    const another: Guest = { kind: 'dashboard', dashboardId: (dashboardId + 1) as DashboardId };
    expect(await seenHives(asGuest(another))).toEqual([]);
  });

  test('a research project sees what was written and measured while its people consented', async () => {
    const guest = { kind: 'research', researchId: 1 as ResearchId } as const;
    const hive = await aHive(api, owner);
    const dates = ['2026-03-01 10:00:00', '2026-05-01 10:00:00', '2026-07-01 10:00:00'];
    for (const date of dates) await anInspection(api, owner, { hive_ids: [hive.id], date });
    const consent = { from: new Date('2026-04-01T00:00:00Z'), until: new Date('2026-06-01T00:00:00Z') };
    await api.database.db
      .insertInto('hive_grants')
      .values({
        ...{ hive_id: hive.id, audience: 'research', audience_id: guest.researchId },
        ...{ seen_from: consent.from, seen_until: consent.until },
      })
      .execute();
    const seen = await seenInspections(asGuest(guest), {}, { offset: 0, limit: 10 });
    expect(seen.map(({ inspectedLocal }) => inspectedLocal)).toEqual(['2026-05-01 10:00:00']);
    await aDevice(api, owner, { hive_id: hive.id });
    await api.database.db
      .updateTable('device_hives')
      .set({ since: new Date('2026-01-01') })
      .execute();
    expect(await placementsOfHives(asGuest(guest), [hive.id])).toMatchObject([
      { since: consent.from, until: consent.until },
    ]);
  });
});
