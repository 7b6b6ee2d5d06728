import { type AccessRows, eachForThemselves, ownerOnly } from '#testing/access-row.ts';
import { anotherSignIn } from './test-sign-ins.ts';

export const sessionAccess: AccessRows = {
  'GET /api/v1/account/sign-ins': eachForThemselves(200),
  'DELETE /api/v1/account/sign-ins': eachForThemselves(204),
  'DELETE /api/v1/account/sign-ins/:id': ownerOnly(204, async (api, owner) => ({
    path: `/api/v1/account/sign-ins/${(await anotherSignIn(api, owner)).id}`,
  })),
};
