import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Somebody who may make dashboards. */
export function aShower(api: TestApi): Promise<TestUser> {
  return aUser(api, { permissions: ['dashboard'] });
}

/** As an admin gives it. */
export async function permit(api: Pick<TestApi, 'database'>, { id }: { id: TestUser['id'] }): Promise<void> {
  await api.database.db
    .updateTable('users')
    .set({ permissions: ['dashboard'] })
    .where('id', '=', id)
    .execute();
}

/** A dashboard of a person's, who may have one from now on. Default: of a new hive. */
export async function aDashboard(api: TestApi, owner: TestUser, overrides: Record<string, unknown> = {}) {
  await permit(api, owner);
  const hive_ids = overrides.hive_ids ?? [(await aHive(api, owner)).id];
  const body = { name: 'In the hall', ...overrides, hive_ids };
  const made = await api.request('POST', '/api/dashboardgroups', { as: owner, body });
  if (made.status !== 201) throw new Error(`Answer ${made.status}: ${made.text.slice(0, 300)}`);
  return made.body;
}
