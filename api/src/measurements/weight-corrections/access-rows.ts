import { type AccessRows, sharedToEdit, sharedToSee } from '#testing/access-row.ts';
import { aScaleThatShowed, superAdded } from './test-steps.ts';

export const weightAccess: AccessRows = {
  'GET /api/v1/colony-weight': sharedToSee(200, async (api, owner) => ({
    path: `/api/v1/colony-weight?deviceId=${(await aScaleThatShowed(api, owner, superAdded)).id}`,
  })),
  'GET /api/sensors/cleanedweight': sharedToSee(200, async (api, owner) => ({
    path: `/api/sensors/cleanedweight?id=${(await aScaleThatShowed(api, owner, superAdded)).id}`,
  })),
  'GET /api/v1/hive-gains': sharedToSee(200, async (api, owner) => ({
    path: `/api/v1/hive-gains?hiveIds=${(await aScaleThatShowed(api, owner, superAdded)).hive_id}`,
  })),
  'PUT /api/v1/devices/:id/weight-steps': sharedToEdit(204, async (api, owner) => {
    const scale = await aScaleThatShowed(api, owner, superAdded);
    return {
      path: `/api/v1/devices/${scale.id}/weight-steps`,
      body: { time: scale.timeOf(3), answer: 'super_added' },
    };
  }),
};
