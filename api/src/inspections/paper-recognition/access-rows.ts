import { aPicture } from '#platform/pictures/test-pictures.ts';
import {
  type AccessRows,
  adminsOnly,
  eachForThemselves,
  openedByTicket,
  ownerOnly,
} from '#testing/access-row.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { aReading, aReadPage } from './test-readings.ts';
import { aPrintedSheet } from './test-sheets.ts';

const path =
  (name = '') =>
  async (api: TestApi, owner: TestUser) => ({
    path: `/api/v1/sheet-readings/${await aReading(api, owner)}${name}`,
  });

const withPage = (name: string, more: object) => async (api: TestApi, owner: TestUser) => {
  const { readingId, pageId } = await aReadPage(api, owner);
  return {
    path: `/api/v1/sheet-readings/${readingId}/${name}`,
    body: { pageIds: [String(pageId)], ...more },
  };
};

export const readingAccess: AccessRows = {
  'GET /api/v1/sheet-readings': eachForThemselves(200),
  'GET /api/v1/sheet-readings/figures': adminsOnly(200),
  'POST /api/v1/sheet-readings': eachForThemselves(200, async () => ({ body: {} })),
  'GET /api/v1/sheet-readings/:id': ownerOnly(200, path()),
  'GET /api/v1/sheet-readings/engine': eachForThemselves(200),
  'PUT /api/v1/sheet-readings/:id': ownerOnly(200, async (api, owner) => ({
    ...(await path()(api, owner)),
    body: {},
  })),
  'DELETE /api/v1/sheet-readings/:id': ownerOnly(204, path()),
  // Without a file.
  'POST /api/sheet-readings/:id/pages': ownerOnly(422, async (api, owner) => ({
    path: `/api/sheet-readings/${await aReading(api, owner)}/pages`,
  })),
  'POST /api/v1/sheet-readings/:id/photos': ownerOnly(200, withPage('photos', {})),
  'POST /api/v1/sheet-readings/:id/saved': ownerOnly(204, withPage('saved', { counts: [] })),
  'DELETE /api/v1/read-pages/:id': ownerOnly(204, async (api, owner) => ({
    path: `/api/v1/read-pages/${(await aReadPage(api, owner)).pageId}`,
  })),
  'POST /api/v1/read-pages/:id/place': ownerOnly(204, async (api, owner) => {
    const { pageId } = await aReadPage(api, owner);
    const { printId } = await aPrintedSheet(api, owner);
    const body = { printId: String(printId), pageNumber: 1 };
    return { path: `/api/v1/read-pages/${pageId}/place`, body };
  }),
  'POST /api/scan': eachForThemselves(200, async () => {
    const image = `data:image/jpeg;base64,${(await aPicture()).toString('base64')}`;
    return { body: { images: [{ page: 1, image }] } };
  }),
  'GET /api/read-pages/:id/:view': openedByTicket(async (api, owner) => ({
    path: (await aReadPage(api, owner)).thumbPath,
  })),
};
