import { aDevice } from '#measurements/devices/test-devices.ts';
import {
  type AccessRow,
  type AccessRows,
  eachForThemselves,
  everybody,
  neverShared,
} from '#testing/access-row.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const values = async (api: TestApi, owner: TestUser) => ({
  body: { key: (await aDevice(api, owner)).key, t: 18.4 },
});

const uplink = async (api: TestApi, owner: TestUser) => ({
  body: {
    end_device_ids: { device_id: 'scale', dev_eui: (await aDevice(api, owner)).key },
    uplink_message: {
      f_port: 3,
      f_cnt: 1,
      frm_payload: 'GwuxC6pkCgH/4y0EAAwMBv4ASAA/ACgAMQA+ADQALAAnACQAJwAZABQHAAAAAAAA',
    },
  },
});

const secretOf = async (api: TestApi, owner: TestUser): Promise<string> =>
  (await api.request('GET', '/api/v1/webhook', { as: owner })).body.secret;

/** With a sign-in the device must be the person's own: for others its key is one that nobody has. */
const ownDevicesOnly = (request: NonNullable<AccessRow['request']>): AccessRow => ({
  ...everybody(401, request),
  owner: 201,
});

const quarantine = async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/devices/${(await aDevice(api, owner)).id}/quarantine`,
});

export const ingestAccess: AccessRows = {
  'POST /api/sensors': everybody(201, values),
  'POST /api/lora_sensors': everybody(201, uplink),
  'POST /api/sensors/from/:secret': everybody(201, async (api, owner) => ({
    ...(await values(api, owner)),
    path: `/api/sensors/from/${await secretOf(api, owner)}`,
  })),
  'POST /api/lora_sensors/from/:secret': everybody(201, async (api, owner) => ({
    ...(await uplink(api, owner)),
    path: `/api/lora_sensors/from/${await secretOf(api, owner)}`,
  })),
  'GET /api/v1/webhook': eachForThemselves(200),
  'PATCH /api/v1/webhook': eachForThemselves(200, async () => ({ body: { takesUnsigned: true } })),
  'POST /api/v1/webhook/secret': eachForThemselves(200),
  'POST /api/sensors_auth': ownDevicesOnly(values),
  'POST /api/lora_sensors_auth': ownDevicesOnly(uplink),
  'GET /api/sensors/decode/p/:port/pl/:payload': eachForThemselves(200, async () => ({
    path: '/api/sensors/decode/p/3/pl/1b0bb10baa64',
  })),
  'GET /api/v1/devices/:id/inbox': neverShared(200, async (api, owner) => ({
    path: `/api/v1/devices/${(await aDevice(api, owner)).id}/inbox`,
  })),
  'POST /api/v1/devices/:id/redecode': neverShared(200, async (api, owner) => ({
    path: `/api/v1/devices/${(await aDevice(api, owner)).id}/redecode`,
  })),
  'GET /api/v1/devices/:id/quarantine': neverShared(200, quarantine),
  'POST /api/v1/devices/:id/quarantine': neverShared(200, quarantine),
  'DELETE /api/v1/devices/:id/quarantine': neverShared(204, quarantine),
  'GET /api/v1/devices/:id/inbox/:messageId': neverShared(200, async (api, owner) => {
    const { id, key } = await aDevice(api, owner);
    await api.request('POST', '/api/sensors', { body: { key, t: 18.4 } });
    const { body } = await api.request('GET', `/api/v1/devices/${id}/inbox`, { as: owner });
    return { path: `/api/v1/devices/${id}/inbox/${body[0].id}` };
  }),
};
