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

const inV1 =
  (rest = '') =>
  async (api: TestApi, owner: TestUser) => ({
    path: `/api/v1/alert-rules/${(await anAlertRule(api, owner)).id}${rest}`,
  });
const cold = {
  name: 'Cold',
  conditions: [{ quantity: 't_i', period: 'last', comparator: 'less_than', threshold: 20 }],
};

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
  'GET /api/alert-rules/:id': ownerOnly(200, ownRule),
  'PATCH /api/alert-rules/:id': ownerOnly(200, changed),
  'PUT /api/alert-rules/:id': ownerOnly(200, changed),
  'DELETE /api/alert-rules/:id': ownerOnly(204, ownRule),
  'GET /api/v1/alert-rules': eachForThemselves(200),
  'POST /api/v1/alert-rules': eachForThemselves(200, async () => ({ body: cold })),
  'POST /api/v1/alert-rules/from-templates': eachForThemselves(200, async () => ({
    body: { templates: [{ kind: 'swarm', name: 'Swarm' }], timeZone: 'Europe/Amsterdam' },
  })),
  'POST /api/v1/alert-rules/active': eachForThemselves(200, async () => ({ body: { isActive: false } })),
  'POST /api/v1/alert-rules/backtest': eachForThemselves(200, async () => ({ body: cold })),
  'POST /api/v1/alert-rules/test-alert': eachForThemselves(200, async () => ({ body: cold })),
  'GET /api/v1/alert-rules/:id': ownerOnly(200, inV1()),
  'PATCH /api/v1/alert-rules/:id': ownerOnly(200, async (api, owner) => ({
    ...(await inV1()(api, owner)),
    body: { name: 'Swarm' },
  })),
  'DELETE /api/v1/alert-rules/:id': ownerOnly(204, inV1()),
  'PUT /api/v1/alert-rules/:id/excluded-hives/:hiveId': ownerOnly(200, async (api, owner) =>
    inV1(`/excluded-hives/${(await aHive(api, owner)).id}`)(api, owner),
  ),
};
