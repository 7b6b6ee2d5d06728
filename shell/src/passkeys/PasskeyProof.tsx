import { isFailure, type MutationClient, type MutationFailure, useMutationBy } from '@skep/remote-kit';
import { RequestForm, useRequestForm } from '@skep/remote-kit/form';
import * as v from 'valibot';
import { getPasskey } from './browser-passkeys.ts';
import { exchangePasskeyMutation, requestPasskeyMutation } from './Passkeys.graphql.ts';

export interface PasskeyProofProps {
  client: MutationClient;
  label: string;
  /** Whether the passkey stands for the password, too: the person has to unlock it. */
  isForPassword?: boolean;
  /** Sends what waits for a code of the second factor. @returns a failure; undefined when it is done. */
  send: (code: string) => Promise<MutationFailure | undefined>;
}

const nothingToFillIn = v.object({});

/** A button that sends a passkey instead of a code, with a sentence when it was refused. */
export function PasskeyProof({ client, label, isForPassword = false, send }: PasskeyProofProps) {
  const request = useMutationBy(client, requestPasskeyMutation);
  const exchange = useMutationBy(client, exchangePasskeyMutation);
  const sent = useRequestForm({
    schema: nothingToFillIn,
    values: {},
    async send() {
      const requested = await request.run({ purpose: isForPassword ? 'SIGN_IN' : 'SECOND_FACTOR' });
      if (isFailure(requested)) return requested;
      const credential = await getPasskey(requested.options);
      if (credential === undefined) return undefined;
      const exchanged = await exchange.run({ credential });
      return isFailure(exchanged) ? exchanged : send(exchanged.oneTimeCode);
    },
    onSent: () => undefined,
  });
  return (
    <RequestForm of={sent} submitLabel={label} submitKind="plain">
      {null}
    </RequestForm>
  );
}
