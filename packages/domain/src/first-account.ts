import * as v from 'valibot';
import { newPerson, samePasswords } from './account-rules.ts';
import { code, requiredLine } from './text-rules.ts';

// Apart from the other rules of accounts, which every first visit loads.

/** The first account of an installation, with the code of the log. */
export const firstAccountForm = v.pipe(
  v.object({ ...newPerson, code: requiredLine(100) }),
  v.forward(
    v.partialCheck([['password'], ['passwordConfirmation']], samePasswords, code('passwords_differ')),
    ['passwordConfirmation'],
  ),
);

export type FirstAccountForm = v.InferOutput<typeof firstAccountForm>;
