import { aDevice } from '#measurements/devices/test-devices.ts';
import type { Stranger } from '#testing/actors.ts';
import { anApiary, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aGroup, aGroupOf, anInvitation } from '../groups/test-groups.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [anna, bram] = await Promise.all([aUser(api), aUser(api)]);
});
afterAll(() => api.close());

const get = (path: string, as: TestUser) => api.request('GET', path, { as });
const options = (as: TestUser, { id }: { id: number }, body: object) =>
  api.request('PATCH', `/api/v1/groups/${id}/mine`, { as, body });
const share = (as: TestUser, { id }: { id: number }, hive_id: number, right = 'view') =>
  api.request('PATCH', `/api/v1/groups/${id}/hives`, {
    as,
    body: { hives: [{ hiveId: String(hive_id), right }] },
  });
const apiariesOf = async (as: TestUser) => (await get('/api/locations?scope=all', as)).body.locations;
const hivesOnHome = async (as: TestUser) =>
  (await apiariesOf(as)).flatMap(({ hives }: { hives: { id: number }[] }) => hives.map(({ id }) => id));

test('groups in brief have neither members nor hives, and wait for what they invite to', async () => {
  const group = await aGroupOf(api, anna, bram);
  await options(bram, group, { isFavourite: true });
  const other = await aGroup(api, anna, { name: 'Valley' });
  await anInvitation(api, anna, other, bram.email);
  expect((await get('/api/v1/groups/brief', bram)).body).toEqual({
    groups: [
      {
        ...{ id: String(group.id), name: 'Club' },
        ...{ isAdmin: false, isCreator: false, isFavourite: true, memberCount: 2 },
      },
    ],
    invitations: [
      {
        ...{ groupId: String(other.id), groupName: 'Valley', inviterName: anna.name, isMine: true },
        ...{ hiveCount: 0, memberCount: 1, invitedAt: expect.stringMatching(/Z$/) },
      },
    ],
  });
  expect((await get('/api/v1/groups/brief', anna)).body.groups[0].isFavourite).toBe(false);
});

describe('the exact place', () => {
  // Stored to about 100 m.
  const exact = { coordinate_lat: 52.123, coordinate_lon: 5.988, street: 'Beekstraat' };
  const rough = { coordinate_lat: 52.12, coordinate_lon: 5.99, street: null };

  async function aSharedPlace() {
    const group = await aGroupOf(api, anna, bram);
    const { id, hives } = await anApiary(api, anna, {
      ...{ lat: 52.123456, lon: 5.987654, street: 'Beekstraat', hive_amount: 1 },
    });
    const hive_id = hives[0].id;
    await share(anna, group, hive_id, 'edit');
    const { id: deviceId, key } = await aDevice(api, anna, { hive_id });
    await api.request('POST', '/api/sensors', {
      body: { key, lat: 52.123456, lon: 5.987654, gps_lat: 52.123456 },
    });
    /** The same place at every way out. */
    const shownTo = async (as: TestUser) => {
      const [listed] = await apiariesOf(as);
      const [alone] = (await get(`/api/locations/${id}`, as)).body.locations ?? [];
      const found = (await get('/api/locations?scope=all&search=beekstraat', as)).body.locations ?? [];
      const device = (await get('/api/v1/newest-values', as)).body[0]?.values ?? [];
      const measured = (await get(`/api/sensors/measurements?hive_id=${hive_id}&names=lat,lon,gps_lat`, as))
        .body;
      const last = (await get(`/api/sensors/lastvalues?id=${deviceId}`, as)).body.lat;
      return {
        last,
        listed,
        alone,
        isFoundByStreet: found.length > 0,
        device,
        measured: measured.measurements,
      };
    };
    return { group, shownTo, apiaryId: id };
  }
  const isExact = { listed: exact, alone: exact, isFoundByStreet: true };
  const isRough = { listed: rough, alone: rough, isFoundByStreet: false };
  const measuredIn = (shownPlace: { device: { name: string; value: number }[]; measured: object[] }) => [
    shownPlace.device.flatMap(({ name, value }) => (/lat$/.test(name) ? value : [])),
    shownPlace.measured.flatMap((row) =>
      Object.entries(row).flatMap(([name, value]) => (/lat$/.test(name) && value !== null ? [value] : [])),
    ),
  ];

  test('is shown to members while its owner shows it to the group, of trackers too', async () => {
    const { group, shownTo } = await aSharedPlace();
    for (const showsPlace of [false, true, false]) {
      const { body } = await options(anna, group, { showsPlace });
      expect(body.showsPlace).toBe(showsPlace);
      const shownPlace = await shownTo(bram);
      expect(shownPlace).toMatchObject(showsPlace ? isExact : isRough);
      expect(shownPlace.listed.place_shown).toBe(showsPlace);
      expect(measuredIn(shownPlace)).toEqual(
        showsPlace
          ? [
              [52.123456, 52.123],
              [52.123456, 52.123],
            ]
          : [[52.12], [52.12]],
      );
      expect(shownPlace.last).toBe(showsPlace ? 52.123456 : 52.12);
      expect(await shownTo(anna)).toMatchObject(isExact);
    }
  });

  test('is shown with the official number, the land owner and the access notes, or without any of them', async () => {
    const { group, apiaryId } = await aSharedPlace();
    const onSite = { registrationNumber: 'NL-0000', landOwnerContact: 'Ms Dijk', accessNotes: 'Gate' };
    await api.request('PATCH', `/api/v1/apiaries/${apiaryId}`, { as: anna, body: onSite });
    const shownTo = async (as: TestUser) => {
      const [alone, listed] = await Promise.all([
        get(`/api/v1/apiaries/${apiaryId}`, as),
        get('/api/v1/apiaries?scope=all', as),
      ]);
      const textOf = ({ body }: { body: object }) => JSON.stringify(body);
      return [textOf(alone), textOf(listed)].map(
        (text) => Object.values(onSite).filter((value) => text.includes(value)).length,
      );
    };
    expect(await shownTo(bram)).toEqual([0, 0]);
    await options(anna, group, { showsPlace: true });
    expect(await shownTo(bram)).toEqual([3, 3]);
    await options(anna, group, { showsPlace: false });
    expect(await shownTo(bram)).toEqual([0, 0]);
    expect(await shownTo(anna)).toEqual([3, 3]);
    expect(JSON.stringify(await apiariesOf(anna))).not.toContain('NL-0000');
  });

  test('is shown by who owns the hives, and by nobody for them', async () => {
    const { group, shownTo } = await aSharedPlace();
    await options(bram, group, { showsPlace: true });
    expect(await shownTo(bram)).toMatchObject(isRough);
  });

  test('is shown in one group, and not in another', async () => {
    const { group, shownTo } = await aSharedPlace();
    const { id } = await aGroupOf(api, anna, bram);
    await options(anna, { id }, { showsPlace: true });
    expect(await shownTo(bram)).toMatchObject(isRough);
    const hiveId = (await get(`/api/groups/${group.id}`, anna)).body.hives[0].id;
    await share(anna, { id }, hiveId);
    expect(await shownTo(bram)).toMatchObject(isExact);
  });

  test.each<Stranger>(['otherUser', 'invited', 'declined', 'left'])(
    'is not shown to %s at all',
    async (actor) => {
      const { group, shownTo } = await aSharedPlace();
      await options(anna, group, { showsPlace: true });
      const person = await aUser(api);
      await group.admit(actor, person);
      const { listed, alone, isFoundByStreet, device } = await shownTo(person);
      expect([listed, alone, isFoundByStreet, device]).toEqual([undefined, undefined, false, []]);
    },
  );
});

describe('no ruin of a shared hive stays on the page of others', () => {
  async function aSharedHive() {
    const group = await aGroupOf(api, anna, bram);
    const apiary = await anApiary(api, anna, { name: 'Heather', hive_amount: 2 });
    const [hive, other] = apiary.hives;
    for (const { id } of [hive, other]) await share(anna, group, id, 'edit');
    await anInspection(api, bram, { hive_ids: [hive.id] });
    const seen = async () => ({
      home: await hivesOnHome(bram),
      group: (await get(`/api/groups/${group.id}`, bram)).body.hives.map(({ id }: { id: number }) => id),
      diary: ((await get('/api/inspections?page=1', bram)).body ?? []).length,
    });
    return { group, apiary, hive, other, seen };
  }

  test('of one that is deleted', async () => {
    const { hive, other, seen } = await aSharedHive();
    await api.request('DELETE', `/api/hives/${hive.id}`, { as: anna });
    expect(await seen()).toEqual({ home: [other.id], group: [other.id], diary: 0 });
  });

  test('of an apiary that is deleted', async () => {
    const { apiary, seen } = await aSharedHive();
    await api.request('DELETE', `/api/locations/${apiary.id}`, { as: anna });
    expect(await seen()).toEqual({ home: [], group: [], diary: 0 });
    expect(await apiariesOf(bram)).toEqual([]);
  });

  test('of one that is moved: it stays shared where it is now', async () => {
    const { hive, other, seen } = await aSharedHive();
    const target = await anApiary(api, anna, { name: 'Orchard' });
    const body = { hiveIds: [String(hive.id)], apiaryId: String(target.id), timeZone: 'UTC' };
    expect((await api.request('POST', '/api/v1/hives/move', { as: anna, body })).status).toBe(200);
    const names = (await apiariesOf(bram)).map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Heather', 'Orchard']);
    expect((await seen()).home.toSorted()).toEqual([hive.id, other.id].toSorted());
  });

  test('of one that is given away: it is listed as sold', async () => {
    const { hive } = await aSharedHive();
    const body = { state: 'sold', date: '2026-05-03' };
    expect((await api.request('POST', `/api/v1/hives/${hive.id}/states`, { as: anna, body })).status).toBe(
      200,
    );
    expect((await get(`/api/hives/${hive.id}`, bram)).body.hives[0].state).toBe('sold');
  });

  test('of an owner whose account is gone', async () => {
    await aSharedHive();
    const body = { password: anna.password };
    await api.request('DELETE', '/api/user', { as: anna, body });
    expect(await hivesOnHome(bram)).toEqual([]);
    expect((await get('/api/inspections?page=1', bram)).body).toEqual([]);
  });
});
