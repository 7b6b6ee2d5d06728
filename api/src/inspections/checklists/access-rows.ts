import { type AccessRow, type AccessRows, eachForThemselves, ownerOnly } from '#testing/access-row.ts';
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
  const made = await api.request('POST', '/api/checklist-items', { as: owner, body: options });
  return { path: `/api/checklist-items/${made.body.id}`, ...(body && { body }) };
};

const shared: AccessRow = ownerOnly(200, async (api, owner) => ({
  path: `${(await anOwn()(api, owner)).path}/groups`,
  body: { group_ids: [] },
}));

export const checklistAccess: AccessRows = {
  'GET /api/checklists': eachForThemselves(200),
  'GET /api/checklist-forms': eachForThemselves(200),
  'POST /api/checklists': eachForThemselves(201, async () => ({
    body: { name: 'Summer', categories: '774,270' },
  })),
  'GET /api/checklists/:id': ownerOnly(200, anOwn()),
  'PATCH /api/checklists/:id': ownerOnly(200, anOwn({ name: 'Summer' })),
  'PUT /api/checklists/:id': ownerOnly(200, anOwn({ name: 'Summer' })),
  'DELETE /api/checklists/:id': ownerOnly(200, anOwn()),
  'PUT /api/checklists/:id/groups': shared,
  'GET /api/checklist-items': eachForThemselves(200),
  'POST /api/checklist-items': eachForThemselves(201, async () => ({
    body: { name: 'Wax moths seen', input: 'boolean' },
  })),
  'PATCH /api/checklist-items/:id': ownerOnly(200, anOwnItem({ name: 'Moths' })),
  'PUT /api/checklist-items/:id': ownerOnly(200, anOwnItem({ name: 'Moths' })),
  'DELETE /api/checklist-items/:id': ownerOnly(204, anOwnItem()),
  'GET /api/taxonomy/taxonomy': eachForThemselves(200),
};
