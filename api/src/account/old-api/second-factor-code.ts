import { secondFactorCodeLength } from '@skep/domain';
import Type from 'typebox';

/** For every body that signs in. */
export const SecondFactorCode = Type.Optional(
  Type.String({
    maxLength: secondFactorCodeLength,
    description:
      'Code of the authenticator app, a recovery code, or the code of a passkey; required after the error second_factor_required.',
  }),
);
