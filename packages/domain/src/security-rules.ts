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

/** A code of the app, or a recovery code: people copy them with blanks and dashes, in capitals or not. */
const typedCode = v.pipe(
  v.string(code('required')),
  v.transform((text) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()),
  v.nonEmpty(code('required')),
  v.maxLength(secondFactorCodeLength, code('too_long')),
);

const ownPassword = v.pipe(v.string(code('required')), v.nonEmpty(code('required')));

export const beginSecondFactorForm = v.object({ password: ownPassword });
export const confirmSecondFactorForm = v.object({ code: typedCode });
export const switchOffSecondFactorForm = v.object({ password: ownPassword, code: typedCode });
export const newRecoveryCodesForm = switchOffSecondFactorForm;

export type SwitchOffSecondFactorForm = v.InferOutput<typeof switchOffSecondFactorForm>;
