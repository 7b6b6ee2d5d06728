import { aDevice } from '#measurements/devices/test-devices.ts';
import { type AccessRows, neverShared } from '#testing/access-row.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const aScale = (path: string, body?: Record<string, unknown>) => async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/devices/${(await aDevice(api, owner)).id}/${path}`,
  ...(body && { body }),
});

const correction = {
  kgPerCelsius: 0.02,
  referenceCelsius: 12,
  lagHours: 1,
  validFrom: '2026-06-01T00:00:00Z',
};
const weighing = { knownKg: 10, shownKg: 10.2 };

export const scaleCheckAccess: AccessRows = {
  'GET /api/v1/devices/:id/scale-check': neverShared(200, aScale('scale-check')),
  'PUT /api/v1/devices/:id/temperature-correction': neverShared(
    204,
    aScale('temperature-correction', correction),
  ),
  'DELETE /api/v1/devices/:id/temperature-correction': neverShared(204, aScale('temperature-correction')),
  'POST /api/v1/devices/:id/reference-weighings': neverShared(200, aScale('reference-weighings', weighing)),
  'DELETE /api/v1/devices/:id/reference-weighings/:weighingId': neverShared(204, async (api, owner) => {
    const { path } = await aScale('reference-weighings')(api, owner);
    const { body } = await api.request('POST', path, { as: owner, body: weighing });
    return { path: `${path}/${body.id}` };
  }),
};
