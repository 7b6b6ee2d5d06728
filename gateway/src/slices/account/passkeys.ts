import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, Passkey } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { requiredWireId } from '../wire-ids.ts';
import { isoFromWire } from '../wire-values.ts';
import { signedInFromWire } from './from-wire.ts';

export const passkeyMutations: MutationResolvers = {
  requestPasskey: (_parent, body, context) =>
    orFailure(context, async () => {
      const { options } = await dataOf(context.rest.client.POST('/api/passkeys/options', { body }));
      return { __typename: 'PasskeyOptions' as const, options };
    }),

  signInWithPasskey: (_parent, body, context) =>
    orFailure(context, async () =>
      signedInFromWire(await dataOf(context.rest.client.POST('/api/login/passkey', { body }))),
    ),

  exchangePasskey: (_parent, body, context) =>
    orFailure(context, async () => {
      const { code } = await dataOf(context.rest.client.POST('/api/passkeys/code', { body }));
      return { __typename: 'PasskeyCode' as const, oneTimeCode: code };
    }),

  beginPasskey: (_parent, args, context) =>
    orFailure(context, async () => {
      const body = reauthentication(args);
      const { options } = await dataOf(context.rest.client.POST('/api/user/passkeys/options', { body }));
      return { __typename: 'PasskeyOptions' as const, options };
    }),

  addPasskey: (_parent, body, context) =>
    orFailure(context, async () => {
      const added = await dataOf(context.rest.client.POST('/api/user/passkeys', { body }));
      return { __typename: 'Passkey' as const, ...passkeyFromWire(added) };
    }),

  renamePasskey: (_parent, { id, name }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const { client } = context.rest;
      const renamed = await dataOf(client.PATCH('/api/user/passkeys/{id}', { params, body: { name } }));
      return { __typename: 'Passkey' as const, ...passkeyFromWire(renamed) };
    }),

  deletePasskey: (_parent, { id, ...args }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const body = reauthentication(args);
      await doneBy(context.rest.client.DELETE('/api/user/passkeys/{id}', { params, body }));
      return done;
    }),

  switchOnPasskeys: (_parent, args, context) =>
    orFailure(context, async () => {
      const body = reauthentication(args);
      const { client } = context.rest;
      const { recovery_codes } = await dataOf(client.POST('/api/user/second-factor/passkeys', { body }));
      return { __typename: 'RecoveryCodes' as const, codes: recovery_codes };
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

export function passkeyFromWire(passkey: AnswerOf<'getPasskeys'>['passkeys'][number]): Passkey {
  return {
    id: String(passkey.id),
    name: passkey.name,
    createdAt: isoFromWire(passkey.created_at, 'UTC'),
    lastUsedAt: passkey.last_used_at === null ? undefined : isoFromWire(passkey.last_used_at, 'UTC'),
  };
}
