import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { signedInOf } from './models.ts';

export const passkeyMutations: MutationResolvers = {
  requestPasskey: (_parent, body, context) =>
    orFailure(context, async () => {
      const { options } = await dataOf(context.rest.client.POST('/api/v1/sign-in/passkey/options', { body }));
      return { __typename: 'PasskeyOptions' as const, options };
    }),

  signInWithPasskey: (_parent, body, context) =>
    orFailure(context, async () =>
      signedInOf(await dataOf(context.rest.client.POST('/api/v1/sign-in/passkey', { body }))),
    ),

  exchangePasskey: (_parent, body, context) =>
    orFailure(context, async () => {
      const { code } = await dataOf(context.rest.client.POST('/api/v1/sign-in/passkey/code', { body }));
      return { __typename: 'PasskeyCode' as const, oneTimeCode: code };
    }),

  beginPasskey: (_parent, args, context) =>
    orFailure(context, async () => {
      const body = reauthentication(args);
      const { options } = await dataOf(
        context.rest.client.POST('/api/v1/account/passkeys/options', { body }),
      );
      return { __typename: 'PasskeyOptions' as const, options };
    }),

  addPasskey: (_parent, body, context) =>
    orFailure(context, async () => {
      const added = await dataOf(context.rest.client.POST('/api/v1/account/passkeys', { body }));
      return { __typename: 'Passkey' as const, ...added };
    }),

  renamePasskey: (_parent, { id, name }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body: { name } };
      const { client } = context.rest;
      const renamed = await dataOf(client.PATCH('/api/v1/account/passkeys/{id}', options));
      return { __typename: 'Passkey' as const, ...renamed };
    }),

  deletePasskey: (_parent, { id, ...args }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body: reauthentication(args) };
      await doneBy(context.rest.client.DELETE('/api/v1/account/passkeys/{id}', options));
      return done;
    }),

  switchOnPasskeys: (_parent, args, context) =>
    orFailure(context, async () => {
      const body = reauthentication(args);
      const { client } = context.rest;
      const path = '/api/v1/account/second-factor/passkeys';
      return codesOf(await dataOf(client.POST(path, { body })));
    }),
};

/** What somebody who is signed in proves themselves with again. */
export function reauthentication({
  password,
  code,
}: {
  password?: string | null | undefined;
  code?: string | null | undefined;
}): { password?: string; code?: string } {
  return { ...(password ? { password } : {}), ...(code ? { code } : {}) };
}

export const codesOf = ({ recoveryCodes: codes }: { recoveryCodes: string[] }) => ({
  __typename: 'RecoveryCodes' as const,
  codes,
});
