import { type AccessRows, eachForThemselves, everybody } from '#testing/access-row.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { aForm, aSignUp, codeIn, newestMailTo } from './test-forms.ts';

export const accountAccess: AccessRows = {
  'POST /api/register': everybody(201, async () => ({ body: aForm() })),
  'POST /api/login': everybody(200, async (_api, { email, password }) => ({ body: { email, password } })),
  'POST /api/authenticate': eachForThemselves(200),
  'POST /api/v1/sign-up': everybody(204, async () => ({ body: aSignUp() })),
  'POST /api/v1/sign-in': everybody(200, async (_api, { email, password }) => ({
    body: { email, password },
  })),
  'POST /api/v1/sign-out': eachForThemselves(204),
  'PUT /api/v1/account/language': eachForThemselves(200, async () => ({ body: { language: 'nl' } })),
  'PATCH /api/userlocale': eachForThemselves(200, async () => ({ body: { locale: 'nl' } })),
  'PUT /api/userlocale': eachForThemselves(200, async () => ({ body: { locale: 'nl' } })),
  'GET /api/avatar.svg': everybody(200),
  'GET /api/email/verify/:id': everybody(302, async (api) => {
    const { text } = await signUp(api);
    const link = new URL(codeIn(text, /(http\S+)/));
    return { path: link.pathname + link.search };
  }),
  'POST /api/v1/email-verification': everybody(200, async (api) => {
    const { text, recipient } = await signUp(api);
    return { body: { email: recipient, code: codeIn(text, /\b(\d{6})\b/) } };
  }),
  'POST /api/v1/email-verification/email': everybody(204, async (_api, { email }) => ({ body: { email } })),
  'POST /api/v1/password-reset/email': everybody(204, async (_api, { email }) => ({ body: { email } })),
  'POST /api/v1/password-reset': everybody(200, async (api, owner) => {
    const { email, token: code, password } = (await resetOf(api, owner)).body;
    return { body: { email, code, password, passwordConfirmation: password } };
  }),
  'POST /api/email/resend': everybody(200, async (_api, { email }) => ({ body: { email } })),
  'POST /api/user/reminder': everybody(200, async (_api, { email }) => ({ body: { email } })),
  'POST /api/user/reset': everybody(200, resetOf),
};

async function signUp(api: TestApi) {
  const form = aForm();
  await api.request('POST', '/api/register', { body: form });
  return newestMailTo(api, form.email);
}

async function resetOf(api: TestApi, { email, password }: TestUser) {
  await api.request('POST', '/api/user/reminder', { body: { email } });
  const { text } = await newestMailTo(api, email);
  const token = codeIn(text, /\b([A-Z2-9]{10})\b/);
  return { body: { email, token, password, password_confirmation: password } };
}
