import { type AccessRows, eachForThemselves, everybody, ownerOnly } from '#testing/access-row.ts';
import { addTestPasskey, signInOptions } from './test-passkeys.ts';

export const passkeyAccess: AccessRows = {
  'POST /api/passkeys/options': everybody(200, async () => ({ body: { purpose: 'sign_in' } })),
  'POST /api/login/passkey': everybody(200, async (api, owner) => {
    const passkey = await addTestPasskey(api, owner);
    return { body: { credential: passkey.get(await signInOptions(api)) } };
  }),
  'POST /api/passkeys/code': everybody(200, async (api, owner) => {
    const passkey = await addTestPasskey(api, owner);
    return { body: { credential: passkey.get(await signInOptions(api)) } };
  }),
  'GET /api/user/passkeys': eachForThemselves(200),
  'POST /api/user/passkeys/options': eachForThemselves(200, async (_api, { password }) => ({
    body: { password },
  })),
  // Nobody has begun.
  'POST /api/user/passkeys': eachForThemselves(400, async () => ({
    body: { name: 'Key', credential: '{}' },
  })),
  'PATCH /api/user/passkeys/:id': ownerOnly(200, async (api, owner) => ({
    path: `/api/user/passkeys/${(await addTestPasskey(api, owner)).id}`,
    body: { name: 'Blue key' },
  })),
  'DELETE /api/user/passkeys/:id': ownerOnly(200, async (api, owner) => ({
    path: `/api/user/passkeys/${(await addTestPasskey(api, owner)).id}`,
    body: { password: owner.password },
  })),
  // Nobody has a passkey.
  'POST /api/user/second-factor/passkeys': eachForThemselves(403, async (_api, { password }) => ({
    body: { password },
  })),
};
