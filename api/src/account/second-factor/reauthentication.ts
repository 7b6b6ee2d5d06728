import { accountLimits, secondFactorCodeLength } from '@skep/domain';
import * as v from 'valibot';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';

const code = v.pipe(v.string('invalid'), v.maxLength(secondFactorCodeLength, 'too_long'));

/** Somebody who is signed in proves themselves once more. */
export const Reauthentication = v.object({
  password: v.optional(v.pipe(v.string('invalid'), v.maxLength(accountLimits.passwordMax, 'too_long'))),
  code: v.pipe(
    v.optional(code),
    v.description('Code of the second factor; that of an unlocked passkey replaces the password, too.'),
  ),
});

/** A first code of an app. */
export const FirstCode = v.object({ code });

export const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });

/** What a person does with their own second factor or passkeys. */
export const guarded = {
  access: 'inPerson',
  notIdempotent: 'secret',
  limits: [rateLimits.secondFactor],
} as const;
