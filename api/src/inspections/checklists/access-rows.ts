import { type AccessRows, eachForThemselves, ownerOnly } from '#testing/access-row.ts';
import { aChecklist } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const anOwn = (body?: Record<string, unknown>) => async (api: TestApi, owner: TestUser) => {
  // One stays, so that there is another one to delete.
  await aChecklist(api, owner);
  const path = `/api/checklists/${(await aChecklist(api, owner)).id}`;
  return { path, ...(body && { body }) };
};

const anOwnItem = (body?: Record<string, unknown>) => async (api: TestApi, owner: TestUser) => {
  const options = { name: 'Wax moths seen', input: 'boolean' };
  const made = await api.request('POST', '/api/v1/checklist-items', { as: owner, body: options });
  return { path: `/api/v1/checklist-items/${made.body.id}`, ...(body && { body }) };
};

const ofV1 =
  (rest = '', body?: Record<string, unknown>) =>
  async (api: TestApi, owner: TestUser) => {
    const { path } = await anOwn()(api, owner);
    return { path: `${path.replace('/api/', '/api/v1/')}${rest}`, ...(body && { body }) };
  };

export const checklistAccess: AccessRows = {
  'GET /api/checklists': eachForThemselves(200),
  'POST /api/checklists': eachForThemselves(201, async () => ({
    body: { name: 'Summer', categories: '774,270' },
  })),
  'GET /api/checklists/:id': ownerOnly(200, anOwn()),
  'PATCH /api/checklists/:id': ownerOnly(200, anOwn({ name: 'Summer' })),
  'PUT /api/checklists/:id': ownerOnly(200, anOwn({ name: 'Summer' })),
  'DELETE /api/checklists/:id': ownerOnly(200, anOwn()),
  'GET /api/v1/checklists': eachForThemselves(200),
  'GET /api/v1/checklists/forms': eachForThemselves(200),
  'GET /api/v1/checklists/to-fill-in': ownerOnly(200, async (api, owner) => ({
    path: `/api/v1/checklists/to-fill-in?id=${(await aChecklist(api, owner)).id}`,
  })),
  'GET /api/v1/checklists/:id': ownerOnly(200, ofV1()),
  'GET /api/v1/checklists/:id/versions': ownerOnly(200, ofV1('/versions')),
  'POST /api/v1/checklists': eachForThemselves(200, async () => ({ body: { template: 'quick' } })),
  'PATCH /api/v1/checklists/:id': ownerOnly(200, ofV1('', { name: 'Summer' })),
  'DELETE /api/v1/checklists/:id': ownerOnly(204, ofV1()),
  'PUT /api/v1/checklists/:id/groups': ownerOnly(200, ofV1('/groups', { groupIds: [] })),
  'GET /api/v1/checklist-items': eachForThemselves(200),
  'POST /api/v1/checklist-items': eachForThemselves(200, async () => ({
    body: { name: 'Wax moths seen', input: 'boolean' },
  })),
  'PATCH /api/v1/checklist-items/:id': ownerOnly(200, anOwnItem({ name: 'Moths' })),
  'DELETE /api/v1/checklist-items/:id': ownerOnly(204, anOwnItem()),
  'GET /api/taxonomy/taxonomy': eachForThemselves(200),
};
