import { aDevice } from '#measurements/devices/test-devices.ts';
import { type AccessRows, sharedToEdit, sharedToSee } from '#testing/access-row.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { aNote } from './test-notes.ts';

const aNotePath = async (api: TestApi, owner: TestUser) => ({
  path: `/api/chart-notes/${(await aNote(api, owner)).id}`,
});

export const chartMarkAccess: AccessRows = {
  'GET /api/sensors/marks': sharedToSee(200, async (api, owner) => ({
    path: `/api/sensors/marks?device_id=${(await aDevice(api, owner)).id}&interval=year`,
  })),
  'POST /api/chart-notes': sharedToEdit(201, async (api, owner) => ({
    body: {
      device_id: (await aDevice(api, owner)).id,
      time: api.clock.now().toISOString(),
      text: 'Super on',
    },
  })),
  'PATCH /api/chart-notes/:id': sharedToEdit(200, async (api, owner) => ({
    ...(await aNotePath(api, owner)),
    body: { text: 'Two supers on' },
  })),
  'DELETE /api/chart-notes/:id': sharedToEdit(204, aNotePath),
};
