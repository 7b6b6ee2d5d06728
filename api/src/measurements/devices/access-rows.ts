import {
  type AccessRows,
  eachForThemselves,
  neverShared,
  sharedToEdit,
  sharedToSee,
} from '#testing/access-row.ts';
import { aHive } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { aDefinition, aDevice } from './test-devices.ts';

const anOwnDevice = async (api: TestApi, owner: TestUser) => ({
  path: `/api/devices/${(await aDevice(api, owner)).id}`,
});

const part = (name: string) => async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/devices/${(await aDevice(api, owner)).id}/${name}`,
});

const ofOwnApi = async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/devices/${(await aDevice(api, owner)).id}`,
});

const definitionOfOwnApi = async (api: TestApi, owner: TestUser) => {
  const { id, device_id } = await aDefinition(api, owner);
  return { path: `/api/v1/devices/${device_id}/sensor-definitions/${id}` };
};

const changed = async (api: TestApi, owner: TestUser) => ({
  ...(await anOwnDevice(api, owner)),
  body: { name: 'Another scale', firmware_version: '1.5.14', battery_voltage: 3.1 },
});

const anOwnDefinition = async (api: TestApi, owner: TestUser) => {
  const { id, device_id } = await aDefinition(api, owner);
  return { path: `/api/sensordefinition/${id}?device_id=${device_id}` };
};

const changedDefinition = async (api: TestApi, owner: TestUser) => ({
  ...(await anOwnDefinition(api, owner)),
  body: { offset: '12,5', multiplier: 0.02, updated_at: '2026-05-03 14:05:00', inside: true },
});

const aWeighingDevice = async (api: TestApi, owner: TestUser) => {
  const device = await aDevice(api, owner);
  await api.request('POST', '/api/sensors', { body: { key: device.key, w_v: 3000 } });
  return device;
};

export const deviceAccess: AccessRows = {
  'GET /api/devices': sharedToSee(200, async (api, owner) => {
    await aDevice(api, owner);
    return {};
  }),
  'GET /api/devices/:id': sharedToSee(200, anOwnDevice),
  'POST /api/devices': sharedToEdit(200, async (api, owner) => ({
    body: { name: 'Scale', type: 'beep', hive_id: (await aHive(api, owner)).id },
  })),
  'POST /api/devices/multiple': neverShared(200, async (api, owner) => {
    const { id } = await aDevice(api, owner);
    return { body: [{ id, name: 'Scale 2' }] };
  }),
  'PATCH /api/devices/:id': neverShared(200, changed),
  'PUT /api/devices/:id': neverShared(200, changed),
  'DELETE /api/devices/:id': neverShared(204, anOwnDevice),
  'POST /api/v1/devices/:id/key': neverShared(200, part('key')),
  'GET /api/v1/devices': eachForThemselves(200),
  'GET /api/v1/devices/:id': sharedToSee(200, ofOwnApi),
  'POST /api/v1/devices': sharedToEdit(200, async (api, owner) => ({
    body: { name: 'Scale', type: 'beep', hiveId: String((await aHive(api, owner)).id) },
  })),
  'PATCH /api/v1/devices/:id': neverShared(200, async (api, owner) => ({
    ...(await ofOwnApi(api, owner)),
    body: { name: 'Another scale', firmwareVersion: '1.5.14', intervalMinutes: 15 },
  })),
  'DELETE /api/v1/devices/:id': neverShared(204, ofOwnApi),
  'POST /api/v1/devices/delete': neverShared(204, async (api, owner) => ({
    body: { deviceIds: [String((await aDevice(api, owner)).id)] },
  })),
  'POST /api/v1/devices/:deviceId/sensor-definitions': neverShared(200, async (api, owner) => ({
    path: `/api/v1/devices/${(await aDevice(api, owner)).id}/sensor-definitions`,
    body: { input: 't_0', output: 't_i', offset: 1 },
  })),
  'GET /api/v1/devices/:deviceId/sensor-definitions/:id': neverShared(200, definitionOfOwnApi),
  'PATCH /api/v1/devices/:deviceId/sensor-definitions/:id': neverShared(200, async (api, owner) => ({
    ...(await definitionOfOwnApi(api, owner)),
    body: { offset: 12.5, validFrom: '2026-05-03T14:05:00Z', isInside: true },
  })),
  'DELETE /api/v1/devices/:deviceId/sensor-definitions/:id': neverShared(204, definitionOfOwnApi),
  'GET /api/v1/unknown-quantities': eachForThemselves(200),
  'GET /api/v1/devices/:id/hives': sharedToSee(200, part('hives')),
  'POST /api/sensors/offsetweight': neverShared(201, async (api, owner) => ({
    body: { id: (await aWeighingDevice(api, owner)).id },
  })),
  'POST /api/sensors/calibrateweight': neverShared(201, async (api, owner) => ({
    body: { id: (await aWeighingDevice(api, owner)).id, weight_kg: 10, next_measurement: false },
  })),
  'GET /api/sensordefinition': neverShared(200, async (api, owner) => ({
    path: `/api/sensordefinition?device_id=${(await aDefinition(api, owner)).device_id}`,
  })),
  'POST /api/sensordefinition': neverShared(201, async (api, owner) => ({
    body: { device_id: (await aDevice(api, owner)).id, input_measurement_abbreviation: 't_0', offset: 1 },
  })),
  'GET /api/sensordefinition/:id': neverShared(200, anOwnDefinition),
  'PATCH /api/sensordefinition/:id': neverShared(200, changedDefinition),
  'PUT /api/sensordefinition/:id': neverShared(200, changedDefinition),
  'DELETE /api/sensordefinition/:id': neverShared(204, anOwnDefinition),
};
