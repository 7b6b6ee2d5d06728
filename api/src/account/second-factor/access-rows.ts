import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';

const wrongCode = { code: '000000' };

/** Each person has their own codes; what is wrong for all is refused to all. The tests in this folder check the rest. */
export const secondFactorAccess: AccessRows = {
  'GET /api/v1/account/second-factor': eachForThemselves(200),
  'POST /api/v1/account/second-factor': eachForThemselves(200, async (_api, { password }) => ({
    body: { password },
  })),
  // Nobody has begun.
  'POST /api/v1/account/second-factor/confirm': eachForThemselves(403, async () => ({ body: wrongCode })),
  // It is off.
  'POST /api/v1/account/second-factor/recovery-codes': eachForThemselves(403, async (_api, { password }) => ({
    body: { password, ...wrongCode },
  })),
  'DELETE /api/v1/account/second-factor': eachForThemselves(204, async (_api, { password }) => ({
    body: { password, ...wrongCode },
  })),
};
