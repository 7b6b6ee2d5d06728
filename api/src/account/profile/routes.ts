import { accountLimits, secondFactorCodeLength } from '@skep/domain';
import * as v from 'valibot';
import type { SignedInAccount } from '#account/core/account.ts';
import { AccountAnswer, accountJson } from '#account/core/account-fields.ts';
import { ownAccount } from '#account/core/own-password.ts';
import { inOneScope } from '#platform/http/http.ts';
import { action } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { changeProfile } from './changes.ts';
import { deleteAccount, ownLosses } from './deletion.ts';
import { confirmNewEmail, withdrawNewEmail } from './new-email.ts';

const afterChange = async (change: Promise<SignedInAccount>) => accountJson((await change).account);

const text = (max: number) => v.optional(v.pipe(v.string('invalid'), v.maxLength(max, 'too_long')));
const password = text(accountLimits.passwordMax);
const secondFactorCode = v.pipe(
  text(secondFactorCodeLength),
  v.description('Needed where the account has a second factor.'),
);

const guarded = {
  access: 'inPerson',
  notIdempotent: 'secret',
  limits: [rateLimits.ownAccount],
} as const;

/** The account of the person. */
export const profileRoutes = inOneScope([
  action(
    'GET',
    '/account',
    { id: 'readAccount', summary: 'The account of the person', answer: AccountAnswer },
    async (context) => accountJson(await ownAccount(context)),
  ),
  action(
    'PATCH',
    '/account',
    {
      id: 'changeAccount',
      summary: 'Changes the account; a new password signs out everywhere else and ends all API tokens',
      ...guarded,
      body: v.object({
        name: text(accountLimits.nameLength),
        email: v.pipe(text(accountLimits.emailLength), v.description('Counts once its code is confirmed.')),
        newEmail: v.pipe(
          text(accountLimits.emailLength),
          v.description(
            'The unconfirmed address, as it was returned: without it, the present `email` cancels it.',
          ),
        ),
        currentPassword: v.pipe(password, v.description('For another address or password.')),
        ...{ password, passwordConfirmation: password, secondFactorCode },
        acceptedTerms: v.pipe(text(100), v.description('Version of the terms, or a word for yes.')),
      }),
      answer: AccountAnswer,
    },
    (context, { body }) => afterChange(changeProfile(context, body)),
  ),
  action(
    'POST',
    '/account/new-email',
    {
      id: 'takeNewEmail',
      summary: 'The code of the mail makes the wanted address the person’s',
      ...guarded,
      body: v.object({ code: v.pipe(v.string('required'), v.maxLength(128, 'too_long')) }),
      answer: AccountAnswer,
    },
    (context, { body }) => afterChange(confirmNewEmail(context, body.code)),
  ),
  action(
    'DELETE',
    '/account/new-email',
    {
      id: 'removeNewEmail',
      summary: 'Cancels a change of the email address',
      ...{ ...guarded, answer: AccountAnswer },
    },
    (context) => afterChange(withdrawNewEmail(context)),
  ),
  action(
    'GET',
    '/account/losses',
    {
      ...{ id: 'readLosses', access: 'inPerson' },
      summary: 'What would be deleted with the account',
      answer: v.object({
        ...{ apiaries: v.number(), hives: v.number() },
        ...{ queens: v.number(), inspections: v.number() },
      }),
    },
    ownLosses,
  ),
  action(
    'DELETE',
    '/account',
    {
      id: 'removeAccount',
      summary: 'Deletes the account and everything of the person',
      ...guarded,
      body: v.object({
        password: v.pipe(password, v.description('Not needed if the code is that of an unlocked passkey.')),
        secondFactorCode,
      }),
    },
    (context, { body }) => deleteAccount(context, body),
  ),
]);
