import { aPicture } from '#platform/pictures/test-pictures.ts';
import { type AccessRows, eachForThemselves, everybody, ownerOnly } from '#testing/access-row.ts';
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

export const dashboardAccess: AccessRows = {
  'GET /api/dashboardgroups': eachForThemselves(200),
  // Others have no permission, and so not even the choice of a hive that is not theirs.
  'POST /api/dashboardgroups': {
    ...{ anonymous: 401, owner: 201, otherUser: 403, admin: 403 },
    request: async (api, owner) => {
      await permit(api, owner);
      return { body: { hive_ids: [(await aHive(api, owner)).id] } };
    },
  },
  'POST /api/dashboardgroups/preview': {
    ...{ anonymous: 401, owner: 200, otherUser: 404, admin: 404 },
    request: async (api, owner) => {
      const { id, hive_ids } = await aDashboard(api, owner);
      return { path: `/api/dashboardgroups/preview?id=${id}`, body: { hive_ids } };
    },
  },
  'GET /api/dashboardgroups/:id': ownerOnly(200, pathOf('/api/dashboardgroups/:id')),
  'PATCH /api/dashboardgroups/:id': ownerOnly(200, pathAndBody),
  'PUT /api/dashboardgroups/:id': ownerOnly(200, pathAndBody),
  'POST /api/dashboardgroups/:id/code': ownerOnly(200, pathOf('/api/dashboardgroups/:id/code')),
  'DELETE /api/dashboardgroups/:id': ownerOnly(204, pathOf('/api/dashboardgroups/:id')),
  'POST /api/dashboardgroups/:id/logo': ownerOnly(200, async (api, owner) => ({
    ...(await pathOf('/api/dashboardgroups/:id/logo')(api, owner)),
    body: {},
  })),
  'DELETE /api/dashboardgroups/:id/logo': ownerOnly(200, pathOf('/api/dashboardgroups/:id/logo')),
  // An address that nobody guesses, as an `img` has it.
  'GET /api/dashboards/logos/:key': everybody(200, async (api, owner) => {
    const { id } = await aDashboard(api, owner);
    const form = { file: await aPicture() };
    const { body } = await sendForm(api, `/api/dashboardgroups/${id}/logo`, owner, form);
    return { path: new URL(body.logo_url).pathname };
  }),
  // Whoever has the code.
  'GET /api/dashboard/:code': everybody(200, pathOf('/api/dashboard/:code')),
  'GET /api/dashboard/:code/screen': everybody(200, pathOf('/api/dashboard/:code/screen')),
  'GET /api/dashboard/:code/frame': everybody(200, pathOf('/api/dashboard/:code/frame')),
  'POST /api/dashboard/:code/openings': everybody(204, pathOf('/api/dashboard/:code/openings')),
};
