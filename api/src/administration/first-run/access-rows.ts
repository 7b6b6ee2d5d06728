import { type AccessRows, everybody } from '#testing/access-row.ts';

const account = {
  name: 'Ada',
  email: 'ada@skep.example',
  password: 'x',
  passwordConfirmation: 'x',
  code: 'x',
};

export const firstRunAccess: AccessRows = {
  // There are accounts.
  'POST /api/v1/first-account': everybody(404, async () => ({ body: account })),
};
