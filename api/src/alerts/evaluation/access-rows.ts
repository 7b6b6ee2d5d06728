import { anAlertRule } from '#alerts/rules/test-rules.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { type AccessRows, eachForThemselves, ownerOnly } from '#testing/access-row.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { anAlert } from './test-alerts.ts';

const ownAlert = async (api: TestApi, owner: TestUser) => ({
  path: `/api/alerts/${(await anAlert(api, owner)).id}`,
});
const read = async (api: TestApi, owner: TestUser) => ({
  ...(await ownAlert(api, owner)),
  body: { read: 1 },
});

const inV1 = async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/alerts/${(await anAlert(api, owner)).id}`,
});

export const alertAccess: AccessRows = {
  'GET /api/alerts': {
    ...eachForThemselves(404, async (api, owner) => {
      await anAlert(api, owner);
      return {};
    }),
    owner: 200,
  },
  'POST /api/alerts': ownerOnly(201, async (api, owner) => ({
    body: {
      alert_rule_id: (await anAlertRule(api, owner)).id,
      measurement_id: quantityNamed('t_i')?.id,
      alert_value: '5',
    },
  })),
  'GET /api/alerts/:id': ownerOnly(200, ownAlert),
  'PATCH /api/alerts/:id': ownerOnly(200, read),
  'PUT /api/alerts/:id': ownerOnly(200, read),
  'DELETE /api/alerts/:id': ownerOnly(204, ownAlert),
  'DELETE /api/alerts/all': eachForThemselves(204, async () => ({ body: {} })),
  'GET /api/v1/alerts': eachForThemselves(200),
  'GET /api/v1/alerts/records': eachForThemselves(200),
  'GET /api/v1/alerts/unread': eachForThemselves(200),
  'POST /api/v1/alerts/read': eachForThemselves(204, async () => ({ body: { isRead: true } })),
  'POST /api/v1/alerts/delete': eachForThemselves(204, async () => ({ body: {} })),
  'GET /api/v1/alerts/:id': ownerOnly(200, inV1),
  'PATCH /api/v1/alerts/:id': ownerOnly(200, async (api, owner) => ({
    ...(await inV1(api, owner)),
    body: { isRead: true },
  })),
  'DELETE /api/v1/alerts/:id': ownerOnly(204, inV1),
};
