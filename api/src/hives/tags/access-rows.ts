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

export const hiveTagAccess: AccessRows = {
  'GET /api/hive-tags': eachForThemselves(200),
  'POST /api/hive-tags': sharedToSee(201, async (api, owner) => ({
    body: { tag: '01', hive_id: (await aHive(api, owner)).id, action_id: 1, router_link: { name: 'home' } },
  })),
  'GET /api/hive-tags/:tag': ownerOnly(200, anOwnTag),
  'PATCH /api/hive-tags/:tag': ownerOnly(200, changed),
  'PUT /api/hive-tags/:tag': ownerOnly(200, changed),
  'DELETE /api/hive-tags/:tag': ownerOnly(204, anOwnTag),
  'POST /api/hive-tags/codes': eachForThemselves(200, async () => ({ body: { tags: ['01', '02'] } })),
  'GET /api/hive-tags/codes/:code': ownerOnly(200, async (api, owner) => {
    const { body } = await api.request('POST', '/api/hive-tags/codes', { as: owner, body: { tags: ['05'] } });
    return { path: `/api/hive-tags/codes/${body.codes[0].code}` };
  }),
};
