import { type AccessRows, eachForThemselves, everybody } from '#testing/access-row.ts';

/** A signature that nobody has made opens nothing for anybody; morning-notice.test.ts tries a right one. */
const unsigned = everybody(404, async () => ({ path: '/api/morning-notice-stop/1/none' }));

export const morningNoticeAccess: AccessRows = {
  'GET /api/v1/morning-notice': eachForThemselves(200),
  'PUT /api/v1/morning-notice': eachForThemselves(200, async () => ({
    body: { at: '06:30', timeZone: 'UTC', isPushed: false, isMailed: false },
  })),
  'GET /api/morning-notice-stop/:user/:signature': unsigned,
  'POST /api/morning-notice-stop/:user/:signature': unsigned,
};
