import * as v from 'valibot';
import { code, requiredLine, wholeBetween } from './text-rules.ts';

export const apiTokenLimits = { nameLength: 100, days: 3650 } as const;

/** A name tells the person which program uses the token. */
export const apiTokenForm = v.object({
  name: requiredLine(apiTokenLimits.nameLength),
  isReadOnly: v.boolean(code('invalid')),
  /** Undefined: it does not end by itself. */
  expiresInDays: v.optional(wholeBetween(1, apiTokenLimits.days)),
});

/** Longer than a recovery code is even when it is typed with blanks. */
export const secondFactorCodeLength = 64;

/** A code without the blanks and dashes that people add, in capitals. */
export const plainCode = (typed: string) => typed.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** A code of the app, or a recovery code: people copy them with blanks and dashes, in capitals or not. */
const typedCode = v.pipe(
  v.string(code('required')),
  v.transform(plainCode),
  v.nonEmpty(code('required')),
  v.maxLength(secondFactorCodeLength, code('too_long')),
);

/** Both are optional, since a passkey stands for the password: the service says which is missing. */
export const reauthenticationForm = v.object({
  password: v.optional(v.string(code('invalid'))),
  code: v.optional(v.pipe(v.string(code('invalid')), v.maxLength(secondFactorCodeLength, code('too_long')))),
});

export const passkeyLimits = { nameLength: 100, count: 20, credentialLength: 20_000 } as const;

/** A name says on which device or key it is. */
export const passkeyNameForm = v.object({ name: requiredLine(passkeyLimits.nameLength) });

const ownPassword = v.pipe(v.string(code('required')), v.nonEmpty(code('required')));

export const beginSecondFactorForm = v.object({ password: ownPassword });
export const confirmSecondFactorForm = v.object({ code: typedCode });
export const switchOffSecondFactorForm = v.object({ password: ownPassword, code: typedCode });
