import { type AccessRows, eachForThemselves, sharedToEdit } from '#testing/access-row.ts';
import { aHive } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const startOf = (hiveId: string) => ({
  ...{ hiveId, method: 'demaree', startDay: '2026-05-10', timeZone: 'UTC' },
  steps: [{ step: 'raise_brood', title: 'Demaree' }],
});

/** Of a hive of the owner. */
const aPlan = (rest: string, body?: Record<string, unknown>) => async (api: TestApi, owner: TestUser) => {
  const sent = startOf(String((await aHive(api, owner)).id));
  const { body: plan } = await api.request('POST', '/api/v1/hive-plans', { as: owner, body: sent });
  return { path: `/api/v1/hive-plans/${plan.id}${rest}`, ...(body && { body }) };
};

export const planAccess: AccessRows = {
  'GET /api/v1/hive-plans': eachForThemselves(200),
  'POST /api/v1/hive-plans': {
    ...sharedToEdit(200, async (api, owner) => ({ body: startOf(String((await aHive(api, owner)).id)) })),
    // The field of the hive says it.
    ...{ otherUser: 422, admin: 422, groupViewer: 422 },
  },
  'PUT /api/v1/hive-plans/:id/day': sharedToEdit(200, aPlan('/day', { day: '2026-05-12' })),
  'PUT /api/v1/hive-plans/:id/end': sharedToEdit(200, aPlan('/end')),
};
