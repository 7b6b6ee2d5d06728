import { randomUUID } from 'node:crypto';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { type AccessRows, eachForThemselves, neverShared, ownerOnly } from '#testing/access-row.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const aHardwareId = () => `base-${randomUUID().slice(-10)}`;

const atNetwork = async (api: TestApi, owner: TestUser) => ({
  path: `/api/devices/ttn/${(await aDevice(api, owner, { hardware_id: aHardwareId() })).hardware_id}`,
  body: { lorawan_device: { dev_eui: 'a1b2c3d4e5f60718', app_key: '0'.repeat(32) } },
});

const byKey = async (api: TestApi, owner: TestUser) => ({
  body: { key: (await aDevice(api, owner, { hardware_id: aHardwareId() })).key, interval: 15 },
});

const withoutNetwork = (name: string) =>
  neverShared(422, async (api, owner) => ({
    path: `/api/devices/${(await aDevice(api, owner)).id}/lorawan/${name}`,
  }));

/** In tests there is no network to ask. */
const setUpOnlyByOwner = { anonymous: 401, owner: 500, otherUser: 403, admin: 403, request: atNetwork };

export const lorawanAccess: AccessRows = {
  'GET /api/devices/ttn/:hardwareId': setUpOnlyByOwner,
  'POST /api/devices/ttn/:hardwareId': setUpOnlyByOwner,
  'POST /api/devices/clocksync': ownerOnly(422, byKey),
  'POST /api/devices/lora_reset': ownerOnly(500, byKey),
  'POST /api/devices/interval': ownerOnly(500, byKey),
  'GET /api/devices/lorawan/providers': eachForThemselves(200),
  'POST /api/devices/:id/lorawan/helium': withoutNetwork('helium'),
  'POST /api/devices/:id/lorawan/coverage-check': withoutNetwork('coverage-check'),
};
