import { type AccessRows, eachForThemselves, ownerOnly } from '#testing/access-table.ts';
import { aChecklist } from '#testing/bee-builders.ts';

export const checklistAccess: AccessRows = {
  'GET /api/checklists': eachForThemselves(200),
  'GET /api/checklists/:id': ownerOnly(200, async (api, owner) => ({
    path: `/api/checklists/${(await aChecklist(api, owner)).id}`,
  })),
};
