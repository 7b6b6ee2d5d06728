import { aPicture } from '#platform/pictures/test-pictures.ts';
import {
  type AccessRow,
  type AccessRows,
  eachForThemselves,
  everybody,
  ownerOnly,
} from '#testing/access-row.ts';
import { aHive } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import { sendForm } from '#testing/forms.ts';
import type { TestApi } from '#testing/test-api.ts';
import { aDashboard, permit } from './test-dashboards.ts';

const pathOf = (path: string) => async (api: TestApi, owner: TestUser) => ({
  path: path
    .replace(':id', (await aDashboard(api, owner)).id)
    .replace(':code', (await aDashboard(api, owner)).code),
});
const pathAndBody = async (api: TestApi, owner: TestUser) => ({
  ...(await pathOf('/api/dashboardgroups/:id')(api, owner)),
  body: { name: 'At the door' },
});

/** Others have no permission, and so not even the choice of a hive that is not theirs. */
const forWhoIsPermitted = (status: number): AccessRow => ({
  ...{ anonymous: 401, owner: status, otherUser: 403, admin: 403 },
  request: async (api, owner) => {
    await permit(api, owner);
    const { id } = await aHive(api, owner);
    return { body: { hive_ids: [id], hiveIds: [String(id)] } };
  },
});

export const dashboardAccess: AccessRows = {
  'GET /api/dashboardgroups': eachForThemselves(200),
  'POST /api/dashboardgroups': forWhoIsPermitted(201),
  'GET /api/dashboardgroups/:id': ownerOnly(200, pathOf('/api/dashboardgroups/:id')),
  'PATCH /api/dashboardgroups/:id': ownerOnly(200, pathAndBody),
  'PUT /api/dashboardgroups/:id': ownerOnly(200, pathAndBody),
  'DELETE /api/dashboardgroups/:id': ownerOnly(204, pathOf('/api/dashboardgroups/:id')),
  'GET /api/v1/dashboards': eachForThemselves(200),
  'POST /api/v1/dashboards': forWhoIsPermitted(200),
  'GET /api/v1/dashboards/:id': ownerOnly(200, pathOf('/api/v1/dashboards/:id')),
  'PATCH /api/v1/dashboards/:id': ownerOnly(200, async (api, owner) => ({
    ...(await pathOf('/api/v1/dashboards/:id')(api, owner)),
    body: { title: 'At the door' },
  })),
  'DELETE /api/v1/dashboards/:id': ownerOnly(204, pathOf('/api/v1/dashboards/:id')),
  'POST /api/v1/dashboards/:id/code': ownerOnly(200, pathOf('/api/v1/dashboards/:id/code')),
  'POST /api/v1/dashboards/preview': forWhoIsPermitted(200),
  'POST /api/v1/dashboards/:id/preview': ownerOnly(200, async (api, owner) => ({
    ...(await pathOf('/api/v1/dashboards/:id/preview')(api, owner)),
    body: { title: 'At the door' },
  })),
  'POST /api/v1/dashboards/:id/logo': ownerOnly(200, async (api, owner) => ({
    ...(await pathOf('/api/v1/dashboards/:id/logo')(api, owner)),
    body: {},
  })),
  'DELETE /api/v1/dashboards/:id/logo': ownerOnly(200, pathOf('/api/v1/dashboards/:id/logo')),
  // An address that nobody guesses, as an `img` has it.
  'GET /api/dashboards/logos/:key': everybody(200, async (api, owner) => {
    const { id } = await aDashboard(api, owner);
    const form = { file: await aPicture() };
    const { body } = await sendForm(api, `/api/v1/dashboards/${id}/logo`, owner, form);
    return { path: new URL(body.logoUrl).pathname };
  }),
  // Whoever has the code.
  'GET /api/dashboard/:code': everybody(200, pathOf('/api/dashboard/:code')),
  'GET /api/v1/public-dashboards/:code': everybody(200, pathOf('/api/v1/public-dashboards/:code')),
  'GET /api/v1/public-dashboards/:code/frame': everybody(
    200,
    pathOf('/api/v1/public-dashboards/:code/frame'),
  ),
  'POST /api/v1/public-dashboards/:code/openings': everybody(
    204,
    pathOf('/api/v1/public-dashboards/:code/openings'),
  ),
};
