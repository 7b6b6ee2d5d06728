import {
  type AccessRows,
  eachForThemselves,
  neverShared,
  openedByTicket,
  sharedToEdit,
  sharedToSee,
} from '#testing/access-row.ts';
import { aHive, aQueen } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { anAttachment, pathOfAddress } from './test-attachments.ts';

const ofHive = async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/hives/${(await aHive(api, owner)).id}/attachments`,
});
const ofQueen = async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/queens/${(await aQueen(api, owner)).id}/attachments`,
});
/** With a hive, so that a group sees it. */
const ofApiary = async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/apiaries/${(await aHive(api, owner)).location_id}/attachments`,
});
const pathOf = async (api: TestApi, owner: TestUser, end = '') => ({
  path: `/api/v1/attachments/${(await anAttachment(api, owner)).id}${end}`,
});

export const attachmentAccess: AccessRows = {
  'GET /api/v1/hives/:id/attachments': sharedToSee(200, ofHive),
  'GET /api/v1/queens/:id/attachments': sharedToSee(200, ofQueen),
  'GET /api/v1/apiaries/:id/attachments': sharedToSee(200, ofApiary),
  // Without a file, which who may add one is told.
  'POST /api/v1/hives/:id/attachments': sharedToEdit(422, ofHive),
  'POST /api/v1/queens/:id/attachments': sharedToEdit(422, ofQueen),
  'POST /api/v1/apiaries/:id/attachments': neverShared(422, ofApiary),
  'GET /api/v1/queen-pictures': eachForThemselves(200),
  'PATCH /api/v1/attachments/:id': sharedToEdit(200, async (api, owner) => ({
    ...(await pathOf(api, owner)),
    body: { isChosen: true },
  })),
  'DELETE /api/v1/attachments/:id': sharedToEdit(204, pathOf),
  'GET /api/v1/attachments/:id/file': sharedToSee(200, (api, owner) => pathOf(api, owner, '/file')),
  'GET /api/attachments/:id/:size': openedByTicket(async (api, owner) => ({
    path: pathOfAddress((await anAttachment(api, owner)).thumbUrl),
  })),
};
