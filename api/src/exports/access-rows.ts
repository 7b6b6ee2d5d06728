import { linkedPath } from '#account/core/test-tickets.ts';
import { type AccessRows, eachForThemselves, openedByTicket, ownerOnly } from '#testing/access-row.ts';
import { anExport } from './test-exports.ts';

export const exportAccess: AccessRows = {
  'POST /api/v1/account/export': eachForThemselves(200, async () => ({ body: {} })),
  'GET /api/v1/account/export': eachForThemselves(200),
  'GET /api/user/export/:id/file': ownerOnly(200, async (api, owner) => ({
    path: `/api/user/export/${(await anExport(api, owner)).id}/file`,
  })),
  'GET /api/export': eachForThemselves(200),
  'GET /api/export/workbook': openedByTicket(async (api, owner) => ({
    path: await linkedPath(api, owner, 'GET', '/api/export?link=1'),
  })),
};
