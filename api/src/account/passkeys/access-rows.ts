import { type AccessRows, eachForThemselves, everybody, ownerOnly } from '#testing/access-row.ts';
import { addTestPasskey, signInOptions } from './test-passkeys.ts';

export const passkeyAccess: AccessRows = {
  'POST /api/v1/sign-in/passkey/options': everybody(200, async () => ({ body: { purpose: 'sign_in' } })),
  'POST /api/v1/sign-in/passkey': everybody(200, async (api, owner) => {
    const passkey = await addTestPasskey(api, owner);
    return { body: { credential: passkey.get(await signInOptions(api)) } };
  }),
  'POST /api/v1/sign-in/passkey/code': everybody(200, async (api, owner) => {
    const passkey = await addTestPasskey(api, owner);
    return { body: { credential: passkey.get(await signInOptions(api)) } };
  }),
  'GET /api/v1/account/passkeys': eachForThemselves(200),
  'POST /api/v1/account/passkeys/options': eachForThemselves(200, async (_api, { password }) => ({
    body: { password },
  })),
  // Nobody has begun.
  'POST /api/v1/account/passkeys': eachForThemselves(400, async () => ({
    body: { name: 'Key', credential: '{}' },
  })),
  'PATCH /api/v1/account/passkeys/:id': ownerOnly(200, async (api, owner) => ({
    path: `/api/v1/account/passkeys/${(await addTestPasskey(api, owner)).id}`,
    body: { name: 'Blue key' },
  })),
  'DELETE /api/v1/account/passkeys/:id': ownerOnly(204, async (api, owner) => ({
    path: `/api/v1/account/passkeys/${(await addTestPasskey(api, owner)).id}`,
    body: { password: owner.password },
  })),
  // Nobody has a passkey.
  'POST /api/v1/account/second-factor/passkeys': eachForThemselves(403, async (_api, { password }) => ({
    body: { password },
  })),
};
