import { type AccessRows, eachForThemselves, sharedToEdit, sharedToSee } from '#testing/access-row.ts';
import { anInspection } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { aPhoto } from './test-photos.ts';

const anOwnPhoto = async (api: TestApi, owner: TestUser) =>
  aPhoto(api, owner, { inspection_id: (await anInspection(api, owner)).id });

const itsPath = async (api: TestApi, owner: TestUser) => ({
  path: `/api/images/${(await anOwnPhoto(api, owner)).id}`,
});

const anEdit = async (api: TestApi, owner: TestUser) => ({
  ...(await itsPath(api, owner)),
  body: { description: 'Frame 4' },
});

export const photoAccess: AccessRows = {
  'GET /api/images': eachForThemselves(200),
  // Without a file: photos.test.ts tests who may upload one to which inspection.
  'POST /api/images': eachForThemselves(200),
  // Queries how much of it has arrived; pieces.test.ts tests whose pieces are whose.
  'PUT /api/images/pieces/:client_id': eachForThemselves(200, async () => ({
    path: `/api/images/pieces/01932c07-20a5-7b3c-8a4e-1f2a3b4c5d6e?first_byte=0&size=1&sha256=${'0'.repeat(64)}`,
  })),
  'GET /api/v1/photos': eachForThemselves(200),
  'PATCH /api/v1/photos/:id': sharedToEdit(200, async (api, owner) => ({
    path: `/api/v1/photos/${(await anOwnPhoto(api, owner)).id}`,
    body: { caption: 'Frame 4' },
  })),
  'GET /api/images/:id': sharedToSee(200, itsPath),
  'PATCH /api/images/:id': sharedToEdit(200, anEdit),
  'PUT /api/images/:id': sharedToEdit(200, anEdit),
  'DELETE /api/images': sharedToEdit(204, async (api, owner) => ({
    body: { image_url: (await anOwnPhoto(api, owner)).image_url },
  })),
  // Without the ticket of an address, which proves who got it.
  'GET /api/images/:id/:size': {
    ...sharedToSee(200, async (api, owner) => ({
      path: `/api/images/${(await anOwnPhoto(api, owner)).id}/thumb`,
    })),
    anonymous: 404,
  },
  'GET /api/thumbs/:id/whole': {
    ...sharedToSee(200, async (api, owner) => ({
      path: `/api/thumbs/${(await anOwnPhoto(api, owner)).id}/whole`,
    })),
    anonymous: 404,
  },
};
