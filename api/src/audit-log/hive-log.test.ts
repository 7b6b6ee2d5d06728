import { aGroup } from '#groups/groups/test-groups.ts';
import { aHive, anInspection, aQueen } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
let hive: { id: number; location_id: number };
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [anna, bram] = await Promise.all([aUser(api), aUser(api)]);
  hive = await aHive(api, anna);
});
afterAll(() => api.close());

const logAs = (as: TestUser, before = '') =>
  api.request('GET', `/api/v1/hives/${hive.id}/log${before}`, { as });
const rename = (as: TestUser, name: string) =>
  api.request('PATCH', `/api/hives/${hive.id}`, { as, body: { name, location_id: hive.location_id } });
const auditEntries = async (of: {
  status: number;
  body: { entries: { what: string; authorName: string }[] };
}) => of.body.entries.map(({ what, authorName }) => [what, authorName]);

/** Bram may edit the hive, by a group of anna's. */
async function shareWithBram() {
  const group = await aGroup(api, anna);
  await group.admit('groupEditor', bram);
  const body = { hives: [{ hiveId: String(hive.id), right: 'edit' }] };
  await api.request('PATCH', `/api/v1/groups/${group.id}/hives`, { as: anna, body });
  return group;
}

test('the owner reads who did what, the newest first; whom it is shared with does not', async () => {
  await shareWithBram();
  await rename(bram, 'Linden');
  const { id } = await anInspection(api, bram, { hive_ids: [hive.id] });
  await api.request('DELETE', `/api/inspections/${id}`, { as: anna });
  await aQueen(api, bram, { hive_id: hive.id });
  const split = { date: '2026-05-03', state: 'nucleus' };
  await api.request('POST', `/api/v1/hives/${hive.id}/states`, { as: bram, body: split });
  const log = await logAs(anna);
  expect(await auditEntries(log)).toEqual([
    ['colony_step', bram.name],
    ['queen_edited', bram.name],
    ['inspection_deleted', anna.name],
    ['inspection_written', bram.name],
    ['hive_edited', bram.name],
  ]);
  expect(log.body.entries.map(({ isByOwner }: { isByOwner: boolean }) => isByOwner)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
  expect((await logAs(bram)).status).toBe(403);
});

test('it stays after a member has left, and after their account is gone, then without the name', async () => {
  const { id } = await shareWithBram();
  await rename(bram, 'Linden');
  await api.request('DELETE', `/api/groups/detach/${id}`, { as: bram });
  expect(await auditEntries(await logAs(anna))).toEqual([['hive_edited', bram.name]]);
  await api.request('DELETE', '/api/user', { as: bram, body: { password: bram.password } });
  expect(await auditEntries(await logAs(anna))).toEqual([['hive_edited', undefined]]);
});

test('what changes nothing, or is refused, leaves no trace', async () => {
  const group = await aGroup(api, anna);
  await group.admit('groupViewer', bram);
  const body = { hives: [{ hiveId: String(hive.id), right: 'view' }] };
  await api.request('PATCH', `/api/v1/groups/${group.id}/hives`, { as: anna, body });
  expect((await rename(bram, 'Mine')).status).toBe(403);
  const { body: held } = await api.request('GET', `/api/hives/${hive.id}`, { as: anna });
  await rename(anna, held.name);
  expect((await logAs(anna)).body).toEqual({ entries: [] });
});

test('what is written of an inspection leads to it, until it is deleted', async () => {
  const { id } = await anInspection(api, anna, { hive_ids: [hive.id] });
  const lastChange = async () => {
    const { body } = await logAs(anna);
    return body.entries.map((entry: { inspectionId?: string }) => entry.inspectionId);
  };
  await rename(anna, 'Linden');
  expect(await lastChange()).toEqual([undefined, String(id)]);
  await api.request('DELETE', `/api/inspections/${id}`, { as: anna });
  expect(await lastChange()).toEqual([undefined, undefined, undefined]);
});

test('it comes page by page', async () => {
  for (let turn = 0; turn < 51; turn += 1) await rename(anna, `Hive ${turn}`);
  const first = (await logAs(anna)).body;
  expect([first.entries.length, first.next]).toEqual([50, first.entries[49].id]);
  const second = (await logAs(anna, `?before=${first.next}`)).body;
  expect([second.entries.length, second.next]).toEqual([1, undefined]);
});
