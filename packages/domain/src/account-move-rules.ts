import * as v from 'valibot';
import { code, optionalLine, requiredLine } from './text-rules.ts';

export const accountMoveLimits = { address: 1000, token: 500, email: 255, password: 200 } as const;

/** The account at another server that is to be brought here: a token of it, or email and password. */
export const accountMoveForm = v.pipe(
  v.object({
    address: requiredLine(accountMoveLimits.address),
    token: optionalLine(accountMoveLimits.token),
    email: optionalLine(accountMoveLimits.email),
    // Not trimmed: a password may begin with a space.
    password: v.optional(v.pipe(v.string(), v.maxLength(accountMoveLimits.password, code('too_long')))),
  }),
  v.forward(
    v.check(({ token, email }) => token !== undefined || email !== undefined, code('required')),
    ['token'],
  ),
  v.forward(
    v.check(({ token, password }) => token !== undefined || Boolean(password), code('required')),
    ['password'],
  ),
);

export type AccountMoveForm = v.InferOutput<typeof accountMoveForm>;
