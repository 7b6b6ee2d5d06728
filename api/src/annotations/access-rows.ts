import { aDevice } from '#measurements/devices/test-devices.ts';
import { type AccessRows, sharedToEdit, sharedToSee } from '#testing/access-row.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { aNote } from './test-notes.ts';

const aNotePath = async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/chart-notes/${(await aNote(api, owner)).id}`,
});

export const chartMarkAccess: AccessRows = {
  'GET /api/v1/chart-marks': sharedToSee(200, async (api, owner) => ({
    path: `/api/v1/chart-marks?deviceId=${(await aDevice(api, owner)).id}&interval=year`,
  })),
  'POST /api/v1/chart-notes': sharedToEdit(200, async (api, owner) => ({
    body: {
      deviceId: String((await aDevice(api, owner)).id),
      time: api.clock.now().toISOString(),
      text: 'Super on',
    },
  })),
  'PATCH /api/v1/chart-notes/:id': sharedToEdit(200, async (api, owner) => ({
    ...(await aNotePath(api, owner)),
    body: { text: 'Two supers on' },
  })),
  'DELETE /api/v1/chart-notes/:id': sharedToEdit(204, aNotePath),
};
