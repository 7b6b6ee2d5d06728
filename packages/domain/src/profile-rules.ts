import * as v from 'valibot';
import { accountLimits, emailAddress, newPassword } from './account-rules.ts';
import { code, requiredLine } from './text-rules.ts';

/** The password that the person has; it may be older than today's rule for passwords. */
const ownPassword = v.pipe(
  v.string(code('required')),
  v.nonEmpty(code('required')),
  v.maxCodePoints(accountLimits.passwordMax, code('too_long')),
);

/** The server requires a code of the second factor, where there is one. */
const optionalCode = v.string();

export const personName = requiredLine(accountLimits.nameLength);

export const changeNameForm = v.object({ name: personName });

/** Whoever holds the address can get in, so it needs the password. */
export const changeEmailForm = v.object({
  email: emailAddress,
  currentPassword: ownPassword,
  secondFactorCode: optionalCode,
});

/** The code of the mail to the new address. */
export const confirmEmailForm = v.object({ code: requiredLine(128) });

export const changePasswordForm = v.pipe(
  v.object({
    currentPassword: ownPassword,
    password: newPassword,
    passwordConfirmation: v.string(code('required')),
    secondFactorCode: optionalCode,
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['passwordConfirmation']],
      ({ password, passwordConfirmation }) => password === passwordConfirmation,
      code('passwords_differ'),
    ),
    ['passwordConfirmation'],
  ),
);

/** What the REST service takes: each part by itself, or several together. Whether it needs the password, it decides. */
export const profileChangesForm = v.pipe(
  v.object({
    name: v.optional(personName),
    email: v.optional(emailAddress),
    password: v.optional(newPassword),
    passwordConfirmation: v.optional(v.string()),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['passwordConfirmation']],
      ({ password, passwordConfirmation }) => password === undefined || password === passwordConfirmation,
      code('passwords_differ'),
    ),
    ['passwordConfirmation'],
  ),
);

export const deleteAccountForm = v.object({ password: ownPassword, secondFactorCode: optionalCode });
