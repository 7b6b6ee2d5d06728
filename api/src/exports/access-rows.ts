import { type AccessRows, eachForThemselves, ownerOnly } from '#testing/access-table.ts';
import { anExport } from './test-exports.ts';

export const exportAccess: AccessRows = {
  'POST /api/user/export': eachForThemselves(202),
  'GET /api/user/export': eachForThemselves(200),
  'GET /api/user/export/:id/file': ownerOnly(200, async (api, owner) => ({
    path: `/api/user/export/${(await anExport(api, owner)).id}/file`,
  })),
};
