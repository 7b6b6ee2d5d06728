import { type AccessRows, eachForThemselves, ownerOnly } from '#testing/access-row.ts';
import { aHive } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { anAlertRule } from './test-rules.ts';

const ownRule = async (api: TestApi, owner: TestUser) => ({
  path: `/api/alert-rules/${(await anAlertRule(api, owner)).id}`,
});
const changed = async (api: TestApi, owner: TestUser) => ({
  ...(await ownRule(api, owner)),
  body: { name: 'Swarm' },
});

export const alertRuleAccess: AccessRows = {
  'GET /api/alert-rules': {
    ...eachForThemselves(404, async (api, owner) => {
      await anAlertRule(api, owner);
      return {};
    }),
    owner: 200,
  },
  'GET /api/alert-rules-default': eachForThemselves(200),
  'POST /api/alert-rules': eachForThemselves(201, async () => ({
    body: { name: 'Cold', quantity: 't_i', threshold_value: 20 },
  })),
  'POST /api/alert-rules/copies': eachForThemselves(201, async () => ({
    body: { templates: [{ kind: 'swarm', name: 'Swarm' }], timezone: 'Europe/Amsterdam' },
  })),
  'POST /api/alert-rules/active': eachForThemselves(200, async () => ({ body: { active: false } })),
  'POST /api/alert-rules/try': eachForThemselves(200, async () => ({
    body: { quantity: 't_i', threshold_value: 20 },
  })),
  'GET /api/alert-rules/:id': ownerOnly(200, ownRule),
  'PATCH /api/alert-rules/:id': ownerOnly(200, changed),
  'PUT /api/alert-rules/:id': ownerOnly(200, changed),
  'DELETE /api/alert-rules/:id': ownerOnly(204, ownRule),
  'POST /api/alert-rules/:id/exclude': ownerOnly(200, async (api, owner) => ({
    path: `${(await ownRule(api, owner)).path}/exclude`,
    body: { hive_id: (await aHive(api, owner)).id },
  })),
};
