import type { AccessRows } from '#testing/access-row.ts';
import { everybody } from '#testing/access-row.ts';

/** A signature that nobody has made opens nothing for anybody; notifications.test.ts tries right ones. */
const unsigned = everybody(404, async () => ({ path: '/api/alert-stop/1/1/none' }));

export const alertStopAccess: AccessRows = {
  'GET /api/alert-stop/:rule/:hive/:signature': unsigned,
  'POST /api/alert-stop/:rule/:hive/:signature': unsigned,
};
