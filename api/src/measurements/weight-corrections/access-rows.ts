import { type AccessRows, sharedToEdit, sharedToSee } from '#testing/access-row.ts';
import { aScaleThatShowed, superAdded } from './test-steps.ts';

export const weightAccess: AccessRows = {
  'GET /api/sensors/weight': sharedToSee(200, async (api, owner) => ({
    path: `/api/sensors/weight?id=${(await aScaleThatShowed(api, owner, superAdded)).id}`,
  })),
  'GET /api/sensors/cleanedweight': sharedToSee(200, async (api, owner) => ({
    path: `/api/sensors/cleanedweight?id=${(await aScaleThatShowed(api, owner, superAdded)).id}`,
  })),
  'GET /api/sensors/gains': sharedToSee(200, async (api, owner) => ({
    path: `/api/sensors/gains?hive_ids=${(await aScaleThatShowed(api, owner, superAdded)).hive_id}`,
  })),
  'PUT /api/devices/:id/weight-steps': sharedToEdit(204, async (api, owner) => {
    const scale = await aScaleThatShowed(api, owner, superAdded);
    return {
      path: `/api/devices/${scale.id}/weight-steps`,
      body: { time: scale.timeOf(3), answer: 'super_added' },
    };
  }),
};
