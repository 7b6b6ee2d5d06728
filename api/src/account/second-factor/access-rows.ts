import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';

const wrongCode = { code: '000000' };

/** The codes are each person's own: what is wrong for all is refused to all alike, which the tests beside this refine. */
export const secondFactorAccess: AccessRows = {
  'GET /api/user/second-factor': eachForThemselves(200),
  'POST /api/user/second-factor': eachForThemselves(201, async (_api, { password }) => ({
    body: { password },
  })),
  // Nobody has begun.
  'POST /api/user/second-factor/confirm': eachForThemselves(403, async () => ({ body: wrongCode })),
  // It is off.
  'POST /api/user/second-factor/recovery-codes': eachForThemselves(403, async (_api, { password }) => ({
    body: { password, ...wrongCode },
  })),
  'DELETE /api/user/second-factor': eachForThemselves(200, async (_api, { password }) => ({
    body: { password, ...wrongCode },
  })),
};
