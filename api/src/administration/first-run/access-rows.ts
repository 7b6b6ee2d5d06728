import { type AccessRows, everybody } from '#testing/access-row.ts';

const account = {
  name: 'Ada',
  email: 'ada@skep.example',
  password: 'x',
  password_confirmation: 'x',
  code: 'x',
};

export const firstRunAccess: AccessRows = {
  // There are accounts.
  'POST /api/first-run': everybody(404, async () => ({ body: account })),
};
