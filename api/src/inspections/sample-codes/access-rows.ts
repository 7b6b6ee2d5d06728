import { type AccessRows, eachForThemselves, sharedToEdit } from '#testing/access-row.ts';
import { aHive } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const ofAHive = async (api: TestApi, owner: TestUser) => ({
  body: { hive_id: (await aHive(api, owner)).id, sample_date: '2026-05-03 14:05:00' },
});

const stranger = { otherUser: 400, admin: 400 };

const ofHive = async (api: TestApi, owner: TestUser) => ({
  body: { hiveId: String((await aHive(api, owner)).id), sampledAt: '2026-05-03 14:05:00' },
});

export const sampleCodeAccess: AccessRows = {
  'GET /api/v1/sample-codes': eachForThemselves(200),
  'POST /api/v1/sample-codes': sharedToEdit(200, ofHive),
  'DELETE /api/v1/sample-codes/:sampleCode': sharedToEdit(204, async (api, owner) => {
    const { body } = await ofHive(api, owner);
    const made = await api.request('POST', '/api/v1/sample-codes', { as: owner, body });
    return { path: `/api/v1/sample-codes/${made.body.sampleCode}` };
  }),
  'GET /api/samplecode': eachForThemselves(200),
  'POST /api/samplecode': { ...sharedToEdit(201, ofAHive), ...stranger },
  'DELETE /api/samplecode': {
    ...sharedToEdit(200, async (api, owner) => {
      const { body } = await ofAHive(api, owner);
      const made = await api.request('POST', '/api/samplecode', { as: owner, body });
      return { body: { sample_code: made.body.sample_code } };
    }),
    ...stranger,
  },
};
