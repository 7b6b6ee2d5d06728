import { aDevice } from '#measurements/devices/test-devices.ts';
import type { AccessRow } from '#testing/access-row.ts';
import { accessTable } from '#testing/access-table.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { offlineReads } from '#testing/offline-reads.ts';
import { share, shareEveryHive } from '#testing/sharing.ts';
import { type Method, startTestApi, type TestApi } from '#testing/test-api.ts';
import { isWhole, shuffled, withSeed } from '#testing/turns.ts';
import { sumVisibleChanges } from './store.ts';

// The guarantee: a device that is told of no change has what it would be answered. What a write changes of an answer, it
// changes in a version on which the answer depends: for its owner, and for who sees it through a group.

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Versions = Readonly<Record<string, string>>;

async function versionsOf(as: TestUser): Promise<Versions> {
  const { body } = await api.request('GET', '/api/v1/offline-versions', { as });
  return Object.fromEntries(
    body.map(({ part, version }: { part: string; version: string }) => [part, version]),
  );
}

async function answerOf(as: TestUser, path: string): Promise<string> {
  const { status, text } = await api.request('GET', path, { as });
  return `${status} ${withoutMessages(text)}`;
}

/** Messages of devices count as no change. */
const withoutMessages = (text: string) =>
  text.replaceAll(/,?"(lastMessageAt|isOnline)":("[^"]*"|true|false)/g, '');

/** @returns what finds the answers that differ although nothing that they depend on has another version */
async function watching(as: TestUser): Promise<() => Promise<string[]>> {
  const answers = new Map<string, string>();
  for (const path of Object.keys(offlineReads)) answers.set(path, await answerOf(as, path));
  const before = await versionsOf(as);
  return async () => {
    const after = await versionsOf(as);
    const missed: string[] = [];
    for (const [path, parts] of Object.entries(offlineReads)) {
      // What is only measured counts by the hour.
      if (parts.every((part) => part === 'hour')) continue;
      if (parts.some((part) => before[part] !== after[part])) continue;
      if ((await answerOf(as, path)) !== answers.get(path)) missed.push(path);
    }
    return missed;
  };
}

const writes = Object.keys(accessTable).filter((name) => !name.startsWith('GET '));
const tried = shuffled(writes).slice(0, isWhole ? writes.length : 4);

test.each(tried)('no change by %s is missed', (name) =>
  withSeed(async () => {
    const row = accessTable[name as keyof typeof accessTable] as AccessRow;
    const [method, route] = name.split(' ') as [Method, string];
    const owner = await aUser(api, { isAdmin: row.owner === 403 && row.admin < 400 });
    const { path, body } = { path: route, body: {}, ...(await row.request?.(api, owner)) };
    const mate = await aUser(api);
    await shareEveryHive(api, owner, { memberId: mate.id, mayEdit: true });
    const missed = [await watching(owner), await watching(mate)];
    await api.request(method, path, { as: owner, body });
    // Who has deleted the account or its sign-ins is answered nothing any more.
    if ((await api.request('GET', '/api/settings', { as: owner })).status === 401) return;
    expect(await Promise.all(missed.map((find) => find()))).toEqual([[], []]);
  }),
);

/** The parts that change for each of these people while the work is done. */
async function changedFor(people: readonly TestUser[], work: () => Promise<unknown>): Promise<string[][]> {
  const before = await Promise.all(people.map(versionsOf));
  await work();
  const after = await Promise.all(people.map(versionsOf));
  return before.map((versions, at) =>
    Object.keys(versions).filter((part) => versions[part] !== after[at]?.[part]),
  );
}

test('a change counts for its owner and for who sees the hive, in its part alone, and for nobody else', async () => {
  const [owner, mate, guest] = [await aUser(api), await aUser(api), await aUser(api)];
  const seen = await aHive(api, owner);
  const unseen = await aHive(api, owner);
  await share(api, { hiveId: seen.id, memberId: mate.id });
  // In a group with the owner as well, which shows another hive.
  await share(api, { hiveId: unseen.id, memberId: guest.id });
  const changed = async (as: TestUser, method: Method, path: string, body: object = {}) =>
    changedFor([owner, mate, guest], async () => {
      const { status } = await api.request(method, path, { as, body });
      expect(status).toBeLessThan(300);
    });
  const { body: hive } = await api.request('GET', `/api/v1/hives/${seen.id}`, { as: owner });
  const name = { name: 'Heath' };
  expect(await changed(owner, 'PATCH', `/api/v1/apiaries/${hive.apiaryId}`, name)).toEqual([
    ['hives'],
    ['hives'],
    [],
  ]);
  const inspection = { date: '2026-06-03 14:05', hive_ids: [seen.id], items: { 832: 2 } };
  expect(await changed(owner, 'POST', '/api/inspections/store', inspection)).toEqual([
    ['inspections'],
    ['inspections'],
    [],
  ]);
  expect(await changed(mate, 'PUT', `/api/v1/hives/${seen.id}/favourite`)).toEqual([[], ['hives'], []]);
  expect(await changed(owner, 'PATCH', '/api/user', { name: 'Anna Linden' })).toEqual([
    ['people'],
    ['people'],
    ['people'],
  ]);
});

test('a share that ends by its date changes what its group sees', async () => {
  const [owner, mate] = [await aUser(api), await aUser(api)];
  await aHive(api, owner);
  const endsAt = new Date(api.clock.now().getTime() + 60_000);
  await shareEveryHive(api, owner, { memberId: mate.id, endsAt });
  const changed = await changedFor([mate], async () => api.clock.advance({ minutes: 2 }));
  expect(changed).toEqual([['people']]);
});

test('messages of a device change nothing', async () => {
  const owner = await aUser(api);
  const { id } = await aHive(api, owner);
  const { key } = await aDevice(api, owner, { hive_id: id });
  const changed = await changedFor([owner], async () => {
    const { status } = await api.request('POST', '/api/sensors', { body: { key, t_i: 34.5, bv: 3.1 } });
    expect(status).toBe(201);
  });
  expect(changed).toEqual([[]]);
});

test('a transaction notes each part once, and the clean-up sums rows up without another version', async () => {
  const owner = await aUser(api);
  const rows = async () => {
    const found = await api.database.db.selectFrom('visible_changes').selectAll().execute();
    return found.filter(({ user_id: id, part }) => id === owner.id && part === 'hives').length;
  };
  const body = { name: 'Orchard', hive_amount: 20 };
  await api.request('POST', '/api/locations', { as: owner, body });
  expect(await rows()).toBe(1);
  await api.request('POST', '/api/locations', { as: owner, body });
  expect(await rows()).toBe(2);
  expect(await changedFor([owner], () => sumVisibleChanges(api.database))).toEqual([[]]);
  expect(await rows()).toBe(1);
});
