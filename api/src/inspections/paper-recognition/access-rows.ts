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
    path: `/api/sheet-readings/${await aReading(api, owner)}${name}`,
  });

const withPage = (name: string, more: object) => async (api: TestApi, owner: TestUser) => {
  const { readingId, pageId } = await aReadPage(api, owner);
  return { path: `/api/sheet-readings/${readingId}/${name}`, body: { page_ids: [pageId], ...more } };
};

export const readingAccess: AccessRows = {
  'GET /api/sheet-readings': eachForThemselves(200),
  'GET /api/sheet-readings/figures': adminsOnly(200),
  'POST /api/sheet-readings': eachForThemselves(201, async () => ({ body: {} })),
  'GET /api/sheet-readings/:id': ownerOnly(200, path()),
  'GET /api/sheet-readings/engine': eachForThemselves(200),
  'PUT /api/sheet-readings/:id': ownerOnly(200, async (api, owner) => ({
    ...(await path()(api, owner)),
    body: {},
  })),
  'DELETE /api/sheet-readings/:id': ownerOnly(204, path()),
  // Without a file.
  'POST /api/sheet-readings/:id/pages': ownerOnly(422, path('/pages')),
  'POST /api/sheet-readings/:id/photos': ownerOnly(200, withPage('photos', {})),
  'POST /api/sheet-readings/:id/saved': ownerOnly(204, withPage('saved', { counts: [] })),
  'DELETE /api/read-pages/:id': ownerOnly(204, async (api, owner) => ({
    path: `/api/read-pages/${(await aReadPage(api, owner)).pageId}`,
  })),
  'POST /api/read-pages/:id/place': ownerOnly(204, async (api, owner) => {
    const { pageId } = await aReadPage(api, owner);
    const { printId } = await aPrintedSheet(api, owner);
    return { path: `/api/read-pages/${pageId}/place`, body: { print_id: printId, page: 1 } };
  }),
  'POST /api/scan': eachForThemselves(200, async () => {
    const image = `data:image/jpeg;base64,${(await aPicture()).toString('base64')}`;
    return { body: { images: [{ page: 1, image }] } };
  }),
  'GET /api/read-pages/:id/:view': openedByTicket(async (api, owner) => ({
    path: (await aReadPage(api, owner)).thumbPath,
  })),
};
