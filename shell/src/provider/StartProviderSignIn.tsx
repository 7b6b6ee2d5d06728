import { isFailure } from '@skep/remote-kit';
import { RequestForm, useRequestForm } from '@skep/remote-kit/form';
import { Button } from '@skep/ui';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { useAccount } from '../account/account-context.ts';
import { useAccountMutation } from '../account/useAccountMutation.ts';
import { useWantedPath } from '../account/wanted-path.ts';
import { startProviderSignInMutation } from './Provider.graphql.ts';
import { providerAttempt } from './provider-attempt.ts';

const nothingToFillIn = v.object({});

/** Goes to the identity provider, from which the browser comes back to `ProviderReturnScreen`. */
export function StartProviderSignIn({ label }: { label: string }) {
  const { goTo } = useAccount();
  const wantedPath = useWantedPath();
  const start = useAccountMutation(startProviderSignInMutation);
  const sent = useRequestForm({
    schema: nothingToFillIn,
    values: {},
    async send() {
      const started = await start.run({});
      if (isFailure(started)) return started;
      providerAttempt.keep('sign-in', { browserKey: started.browserKey, path: wantedPath() });
      goTo(started.address);
      return undefined;
    },
    onSent: () => undefined,
  });
  // The press that loaded this.
  const begin = useRef(() => sent.submit());
  useEffect(() => {
    void begin.current();
  }, []);

  return (
    <RequestForm
      of={sent}
      buttons={
        <Button type="submit" isWide isBusy={sent.isSending}>
          {label}
        </Button>
      }
    >
      {null}
    </RequestForm>
  );
}
