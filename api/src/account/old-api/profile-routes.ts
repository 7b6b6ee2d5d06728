import { accountLimits } from '@skep/domain';
import Type from 'typebox';
import { changeProfile } from '#account/profile/changes.ts';
import { deleteAccount } from '#account/profile/deletion.ts';
import type { ErrorWire } from '#platform/http/error-wire.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { editMethods, nullable } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { SecondFactorCode } from './second-factor-code.ts';
import { accountNames, UserBody, userToWire } from './user-body.ts';

/** The profile page of the old app reads the first fault as one word. */
const firstFault: ErrorWire = { fields: 'first_message', fieldsStatus: 400 };
/** What the page calls `password` is the present one. */
const names = { ...accountNames, password: 'currentPassword', password_new: 'password' };

const Password = Type.String({ maxLength: accountLimits.passwordMax });

const UserChanges = Type.Object({
  name: Type.Optional(Type.String({ maxLength: accountLimits.nameLength })),
  email: Type.Optional(
    Type.String({ maxLength: accountLimits.emailLength, description: 'Counts once its code is confirmed.' }),
  ),
  new_email: Type.Optional(
    nullable(
      Type.String({
        maxLength: accountLimits.emailLength,
        description:
          'The unconfirmed address, as it was returned. If the body has it, the present `email` does not cancel the change.',
      }),
    ),
  ),
  password: Type.Optional({ ...Password, description: 'The present one, for another address or password.' }),
  password_new: Type.Optional(Password),
  password_confirmation: Type.Optional(Password),
  locale: Type.Optional(Type.String({ pattern: '^[A-Za-z]{2}$', description: 'Two letters.' })),
  second_factor_code: SecondFactorCode,
  policy_accepted: Type.Optional(
    Type.String({ maxLength: 100, description: 'Version of the terms, or a word for yes.' }),
  ),
});

const changeRoutes: Routes = async (http) => {
  for (const { method, suffix } of editMethods) {
    http.route({
      method,
      url: '/user',
      config: {
        access: 'inPerson',
        notIdempotent: 'secret',
        limits: [rateLimits.ownAccount],
        errors: { ...firstFault, names },
      },
      schema: {
        operationId: `changeUser${suffix}`,
        tags: ['account'],
        summary: 'Changes the account; a new password signs out everywhere else and ends all API tokens',
        body: UserChanges,
        response: { 200: UserBody },
      },
      handler: async (request) => {
        const context = signedInContextOf(request);
        const {
          password,
          password_new,
          password_confirmation,
          policy_accepted,
          new_email,
          second_factor_code,
          ...others
        } = request.body;
        const changed = await changeProfile(context, {
          ...others,
          currentPassword: password,
          password: password_new,
          passwordConfirmation: password_confirmation,
          acceptedTerms: policy_accepted,
          newEmail: new_email ?? undefined,
          secondFactorCode: second_factor_code,
        });
        const body = userToWire(changed, context.addresses);
        // By this the old app tells the person to look into their mail.
        return body.new_email === null ? body : { ...body, email_verified_at: null };
      },
    });
  }
};

const deletionRoute: Routes = async (http) => {
  http.delete(
    '/user',
    {
      config: {
        access: 'inPerson',
        notIdempotent: 'secret',
        limits: [rateLimits.ownAccount],
        errors: { ...firstFault, codes: { unexpected: { message: 'user_not_deleted' } } },
      },
      schema: {
        operationId: 'deleteUser',
        tags: ['account'],
        summary: 'Deletes the account and everything of the person',
        body: Type.Object({
          password: Type.Optional({
            ...Password,
            description: 'Not needed if the code is that of an unlocked passkey.',
          }),
          second_factor_code: SecondFactorCode,
        }),
        response: { 200: Type.Object({ message: Type.Literal('user_deleted') }) },
      },
    },
    async (request) => {
      const { password, second_factor_code: secondFactorCode } = request.body;
      await deleteAccount(signedInContextOf(request), { password, secondFactorCode });
      return { message: 'user_deleted' as const };
    },
  );
};

export const oldProfileRoutes = inOneScope([changeRoutes, deletionRoute]);
