import { type AccessRows, eachForThemselves, ownerOnly } from '#testing/access-row.ts';
import { anotherSignIn } from './test-sign-ins.ts';

export const sessionAccess: AccessRows = {
  'GET /api/user/sign-ins': eachForThemselves(200),
  'DELETE /api/user/sign-ins': eachForThemselves(200),
  'DELETE /api/user/sign-ins/:id': ownerOnly(200, async (api, owner) => ({
    path: `/api/user/sign-ins/${(await anotherSignIn(api, owner)).id}`,
  })),
};
