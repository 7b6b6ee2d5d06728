import { copyDefaultChecklist } from '#inspections/checklists/service.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { TestUser } from './builders.ts';
import type { TestAnswer, TestApi } from './test-api.ts';

type Overrides = Record<string, unknown>;

/** Makes an apiary by the public door, with one hive unless something else is wished. @returns it as GET sends it. */
export async function anApiary(api: TestApi, owner: TestUser, overrides: Overrides = {}) {
  const body = { name: 'Orchard', prefix: 'Hive', ...overrides };
  return made(await api.request('POST', '/api/locations', { as: owner, body }), 200).locations[0];
}

/** Creates a hive; by default in an apiary of its own. @returns it as GET sends it. */
export async function aHive(api: TestApi, owner: TestUser, overrides: Overrides = {}) {
  const location_id = overrides.location_id ?? (await anApiary(api, owner, { hive_amount: 0 })).id;
  const layers = [{ type: 'honey' }, { type: 'brood' }];
  const body = { name: 'Hive 1', layers, ...overrides, location_id };
  return made(await api.request('POST', '/api/hives', { as: owner, body }), 200).hives[0];
}

/** Records an inspection; by default of a hive of its own. @returns it as GET sends it. */
export async function anInspection(api: TestApi, owner: TestUser, overrides: Overrides = {}) {
  const hive_ids = overrides.hive_ids ?? [(await aHive(api, owner)).id];
  const body = { date: '2026-05-03 14:05:00', items: { 774: 6 }, ...overrides, hive_ids };
  const id = made(await api.request('POST', '/api/inspections/store', { as: owner, body }), 201);
  return made(await api.request('GET', `/api/inspections/${id}`, { as: owner }), 200);
}

/** Gives the person the checklist that everybody starts with. @returns it as GET sends it. */
export async function aChecklist(api: TestApi, owner: TestUser) {
  await inTransaction(api.contextOf(owner), (context) =>
    copyDefaultChecklist(context, { ...owner, locale: 'en' }),
  );
  return made(await api.request('GET', '/api/checklists', { as: owner }), 200).at(-1);
}

export async function aQueen(api: TestApi, owner: TestUser, overrides: Overrides = {}) {
  const hive_id = overrides.hive_id ?? (await aHive(api, owner)).id;
  const body = { name: 'Beatrix', ...overrides, hive_id };
  return made(await api.request('POST', '/api/queens', { as: owner, body }), 200);
}

/** Gives a tag to a hive; by default tag 07, on a hive of its own. @returns it as GET sends it. */
export async function aHiveTag(api: TestApi, owner: TestUser, overrides: Overrides = {}) {
  const hive_id = overrides.hive_id ?? (await aHive(api, owner)).id;
  const body = { tag: '07', action_id: 2, router_link: { name: 'inspect' }, ...overrides, hive_id };
  return made(await api.request('POST', '/api/hive-tags', { as: owner, body }), 201);
}

/** @throws Error when it could not be made: the test then says so. */
function made({ status, body, text }: TestAnswer, expected: number) {
  if (status !== expected) throw new Error(`Answer ${status}: ${text.slice(0, 300)}`);
  return body;
}
