import { aDevice } from '#measurements/devices/test-devices.ts';
import { type AccessRow, type AccessRows, eachForThemselves } from '#testing/access-row.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { importBlock } from './importing.ts';
import { placeLog } from './placing.ts';
import { aLogText, aStoredLog, seeds } from './test-flash-logs.ts';

/** The owner's alone to do, and an admin's; who may edit the hive of the device sees it. */
function managed(status: number, request: NonNullable<AccessRow['request']>, missing = 404): AccessRow {
  return { anonymous: 401, owner: status, otherUser: missing, admin: status, groupEditor: 403, request };
}

function shown(status: number, request: NonNullable<AccessRow['request']>, missing = 404): AccessRow {
  return { ...managed(status, request, missing), groupEditor: status };
}

const aCheckedLog = async (api: TestApi, owner: TestUser) => {
  const { id } = await aStoredLog(api, owner);
  await placeLog(api.contextOf(owner), { flashLogId: id as never });
  return id;
};

const path =
  (rest = '', base = '/api/flashlogs') =>
  async (api: TestApi, owner: TestUser) => ({
    path: `${base}/${await aCheckedLog(api, owner)}${rest}`,
  });

const ofOwnApi = (rest = '') => path(rest, '/api/v1/flash-logs');

const withBody = (rest: string) => async (api: TestApi, owner: TestUser) => ({
  ...(await ofOwnApi(rest)(api, owner)),
  body: {},
});

const imported = (rest: string) => async (api: TestApi, owner: TestUser) => {
  const id = await aCheckedLog(api, owner);
  await api.request('POST', `/api/v1/flash-logs/${id}/blocks/0/import`, { as: owner, body: {} });
  await importBlock(api.contextOf(owner), { flashLogId: id as never, block: 0 });
  return { path: `/api/v1/flash-logs/${id}${rest}` };
};

export const flashLogAccess: AccessRows = {
  'GET /api/flashlogs': eachForThemselves(200),
  'GET /api/flashlogs/:id': shown(200, path(), 500),
  'GET /api/flashlogs/:id/file': shown(200, path('/file')),
  'GET /api/v1/flash-logs': eachForThemselves(200),
  'GET /api/v1/flash-logs/:id': shown(200, ofOwnApi()),
  'GET /api/v1/flash-logs/:id/blocks/:block/page': shown(200, ofOwnApi('/blocks/0/page')),
  'POST /api/v1/flash-logs/:id/check': managed(200, withBody('/check')),
  'POST /api/v1/flash-logs/:id/blocks/:block/import': managed(200, withBody('/blocks/0/import')),
  'POST /api/v1/flash-logs/:id/blocks/:block/undo': managed(200, imported('/blocks/0/undo')),
  'DELETE /api/v1/flash-logs/:id': managed(204, ofOwnApi()),
  'POST /api/flashlogs/:id': managed(200, path('?block_id=0'), 500),
  'DELETE /api/flashlogs/:id': managed(200, path(), 500),
  'POST /api/sensors/flashlog': {
    // To its app whose device it is, is a field.
    ...managed(
      200,
      async (api, owner) => ({
        body: { id: (await aDevice(api, owner)).id, data: aLogText([seeds(3)]) },
      }),
      400,
    ),
    groupViewer: 403,
  },
};
