import { type AccessRows, eachForThemselves, ownerOnly, sharedToSee } from '#testing/access-row.ts';
import { aHive, aHiveTag } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** A tag of the next number: a person has each number once. */
const anOwnTag = async (api: TestApi, owner: TestUser) => {
  const { body } = await api.request('GET', '/api/hive-tags', { as: owner });
  return { path: `/api/hive-tags/${(await aHiveTag(api, owner, { tag: String(body.length + 10) })).tag}` };
};

const changed = async (api: TestApi, owner: TestUser) => ({
  ...(await anOwnTag(api, owner)),
  body: { action_id: 3 },
});

const inV1 = (body?: Record<string, unknown>) => async (api: TestApi, owner: TestUser) => ({
  path: (await anOwnTag(api, owner)).path.replace('/api/', '/api/v1/'),
  ...(body && { body }),
});

export const hiveTagAccess: AccessRows = {
  'GET /api/hive-tags': eachForThemselves(200),
  'POST /api/hive-tags': sharedToSee(201, async (api, owner) => ({
    body: { tag: '01', hive_id: (await aHive(api, owner)).id, action_id: 1, router_link: { name: 'home' } },
  })),
  'GET /api/hive-tags/:tag': ownerOnly(200, anOwnTag),
  'PATCH /api/hive-tags/:tag': ownerOnly(200, changed),
  'PUT /api/hive-tags/:tag': ownerOnly(200, changed),
  'DELETE /api/hive-tags/:tag': ownerOnly(204, anOwnTag),
  'GET /api/v1/hive-tags': eachForThemselves(200),
  'POST /api/v1/hive-tags': sharedToSee(200, async (api, owner) => ({
    body: { number: '01', hiveId: String((await aHive(api, owner)).id), action: 'show_hive' },
  })),
  'GET /api/v1/hive-tags/:number': ownerOnly(200, inV1()),
  'PATCH /api/v1/hive-tags/:number': ownerOnly(200, inV1({ action: 'view_inspections' })),
  'DELETE /api/v1/hive-tags/:number': ownerOnly(204, inV1()),
  'POST /api/v1/hive-tags/codes': eachForThemselves(200, async () => ({ body: { numbers: ['01', '02'] } })),
  'GET /api/v1/hive-tags/codes/:code': ownerOnly(200, async (api, owner) => {
    const options = { as: owner, body: { numbers: ['05'] } };
    const { body } = await api.request('POST', '/api/v1/hive-tags/codes', options);
    return { path: `/api/v1/hive-tags/codes/${body[0].code}` };
  }),
};
