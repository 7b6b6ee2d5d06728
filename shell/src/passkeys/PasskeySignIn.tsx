import { isFailure, type MutationFailure, useFailureText } from '@skep/remote-kit';
import { RequestForm, useRequestForm } from '@skep/remote-kit/form';
import { Button, Notice } from '@skep/ui';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useIntl } from '../account/use-account-intl.ts';
import { useAccountMutation } from '../account/useAccountMutation.ts';
import { type SignedIn, useBeginSession } from '../account/useBeginSession.ts';
import { getPasskey } from './browser-passkeys.ts';
import { requestPasskeyMutation, signInWithPasskeyMutation } from './Passkeys.graphql.ts';

export interface PasskeySignInProps {
  /** Whether the person has pressed the button before this was loaded. Else the browser offers passkeys in the fields. */
  isPressed: boolean;
}

const nothingToFillIn = v.object({});
/** The service forgets a challenge after five minutes. */
const offerMs = 4 * 60_000;

/** Signs in by a passkey: on a press, or by one that the person chooses in the field for the address. */
export function PasskeySignIn({ isPressed }: PasskeySignInProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const onSignedIn = useBeginSession();
  const { attempt, abort } = useAttempt();
  const [failure, setFailure] = useState<MutationFailure>();
  const sent = useRequestForm({
    schema: nothingToFillIn,
    values: {},
    async send() {
      setFailure(undefined);
      return attempt();
    },
    onSent: (answer: SignedIn) => onSignedIn(answer),
  });

  async function offer() {
    const answer = await attempt('conditional');
    if (answer === undefined) return;
    if (isFailure(answer)) setFailure(answer);
    else onSignedIn(answer);
  }

  const begin = useRef(() => (isPressed ? sent.submit() : offer()));
  useEffect(() => {
    void begin.current();
    const timer = isPressed ? undefined : setInterval(() => void begin.current(), offerMs);
    return () => {
      clearInterval(timer);
      abort();
    };
  }, [isPressed, abort]);

  return (
    <RequestForm
      of={sent}
      buttons={
        <Button type="submit" isWide icon="lock" isBusy={sent.isSending}>
          {formatMessage({ id: 'shell.passkey.use' })}
        </Button>
      }
    >
      {failure && <Notice kind="problem">{failureText(failure)}</Notice>}
    </RequestForm>
  );
}

/** One attempt at a time: browsers refuse a second one while the first waits. */
function useAttempt() {
  const request = useAccountMutation(requestPasskeyMutation);
  const signIn = useAccountMutation(signInWithPasskeyMutation);
  const present = useRef<AbortController>(undefined);
  const [abort] = useState(() => () => present.current?.abort());
  return {
    abort,
    /** @returns undefined when the person chose none, or another attempt began. */
    async attempt(mediation?: 'conditional'): Promise<SignedIn | MutationFailure | undefined> {
      abort();
      const controller = new AbortController();
      present.current = controller;
      const requested = await request.run({ purpose: 'SIGN_IN' });
      // An offer that cannot be made needs no words: the form is there.
      if (isFailure(requested)) return mediation ? undefined : requested;
      if (controller.signal.aborted) return undefined;
      const { signal } = controller;
      const credential = await getPasskey(requested.options, { signal, ...(mediation && { mediation }) });
      return credential === undefined ? undefined : signIn.run({ credential });
    },
  };
}
