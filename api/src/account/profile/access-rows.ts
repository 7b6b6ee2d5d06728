import { codeIn, newestMailTo } from '#account/sign-up/test-forms.ts';
import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';
import { aUser } from '#testing/builders.ts';

export const profileAccess: AccessRows = {
  'PATCH /api/user': eachForThemselves(200, async () => ({ body: { locale: 'nl' } })),
  'PUT /api/user': eachForThemselves(200, async () => ({ body: { locale: 'nl' } })),
  // A code of the owner's is worth nothing to anybody else.
  'GET /api/v1/account': eachForThemselves(200),
  'PATCH /api/v1/account': eachForThemselves(200, async () => ({ body: { acceptedTerms: 'yes' } })),
  'DELETE /api/v1/account': eachForThemselves(204, async (api, { password }) => {
    // The last admin has to stay.
    await aUser(api, { isAdmin: true });
    return { body: { password } };
  }),
  'POST /api/v1/account/new-email': {
    anonymous: 401,
    owner: 200,
    otherUser: 400,
    admin: 400,
    request: async (api, owner) => {
      const email = `new-${owner.email}`;
      await api.request('PATCH', '/api/user', { as: owner, body: { email, password: owner.password } });
      const { text } = await newestMailTo(api, email);
      return { body: { code: codeIn(text, /\b(\d{6})\b/) } };
    },
  },
  'DELETE /api/v1/account/new-email': eachForThemselves(200),
  'GET /api/v1/account/losses': eachForThemselves(200),
  'DELETE /api/user': eachForThemselves(200, async (api, { password }) => {
    // The last admin has to stay.
    await aUser(api, { isAdmin: true });
    return { body: { password } };
  }),
};
