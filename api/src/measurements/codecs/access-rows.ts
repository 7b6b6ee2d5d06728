import { type AccessRows, eachForThemselves, ownerOnly } from '#testing/access-row.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { aCodec, sampleCodec, samplePayload, storedCodec } from './test-codecs.ts';

const one = async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/device-codecs/${(await storedCodec(api, owner)).id}`,
});

export const codecAccess: AccessRows = {
  'GET /api/v1/device-codecs': eachForThemselves(200),
  'GET /api/v1/device-codecs/:id': ownerOnly(200, one),
  'POST /api/v1/device-codecs': eachForThemselves(200, async () => ({ body: aCodec() })),
  'PATCH /api/v1/device-codecs/:id': ownerOnly(200, async (api, owner) => ({
    ...(await one(api, owner)),
    body: { name: 'Another sensor' },
  })),
  'DELETE /api/v1/device-codecs/:id': ownerOnly(204, one),
  'POST /api/v1/device-codecs/try': eachForThemselves(200, async () => ({
    body: { text: sampleCodec, message: { bytes: samplePayload, port: 2 } },
  })),
};
