import { type AccessRows, eachForThemselves, openedByTicket, ownerOnly } from '#testing/access-row.ts';
import { aChecklist } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const printed = async (api: TestApi, owner: TestUser) => {
  const body = { checklist_id: (await aChecklist(api, owner)).id };
  return (await api.request('POST', '/api/checklist-svg', { as: owner, body })).body;
};

const aPrint = async (api: TestApi, owner: TestUser) => ({
  path: `/api/checklist-svg/${(await printed(api, owner)).id}`,
});

const anEdit = async (api: TestApi, owner: TestUser) => ({
  ...(await aPrint(api, owner)),
  body: { name: 'Otherwise' },
});

export const printAccess: AccessRows = {
  'GET /api/checklist-svg': eachForThemselves(200),
  'POST /api/checklist-svg': ownerOnly(201, async (api, owner) => ({
    body: { checklist_id: (await aChecklist(api, owner)).id },
  })),
  'GET /api/checklist-svg/:id': ownerOnly(200, aPrint),
  'GET /api/v1/prints': eachForThemselves(200),
  'POST /api/v1/prints': ownerOnly(200, async (api, owner) => ({
    body: { checklistId: String((await aChecklist(api, owner)).id) },
  })),
  'GET /api/v1/prints/:id/pages': ownerOnly(200, async (api, owner) => ({
    path: `/api/v1/prints/${(await printed(api, owner)).id}/pages`,
  })),
  'PATCH /api/checklist-svg/:id': ownerOnly(200, anEdit),
  'PUT /api/checklist-svg/:id': ownerOnly(200, anEdit),
  'DELETE /api/checklist-svg/:id': ownerOnly(204, aPrint),
  'GET /api/checklist-svg/:id/pdf': openedByTicket(async (api, owner) => {
    const { pathname, search } = new URL((await printed(api, owner)).pdf_url, 'http://localhost');
    return { path: `${pathname}${search}` };
  }),
  'GET /api/v1/checklists/:id/sheet': ownerOnly(200, async (api, owner) => ({
    path: `/api/v1/checklists/${(await aChecklist(api, owner)).id}/sheet`,
  })),
};
