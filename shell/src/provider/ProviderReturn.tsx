import { isFailure, type MutationFailure, useFailureText } from '@skep/remote-kit';
import { Heading, Notice, Stack } from '@skep/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AccountLink } from '../account/AccountLink.tsx';
import { AccountContext, useAccount } from '../account/account-context.ts';
import { SecondFactorStepView } from '../account/SecondFactorStepView.tsx';
import { useIntl } from '../account/use-account-intl.ts';
import { useAccountMutation } from '../account/useAccountMutation.ts';
import { type SignedIn, useBeginSession } from '../account/useBeginSession.ts';
import { useSecondFactor } from '../account/useSecondFactor.ts';
import { signInWithProviderMutation } from './Provider.graphql.ts';
import { providerAttempt } from './provider-attempt.ts';

/** Here nothing began, or it was finished before: the service is not asked, since there is nothing to send. */
const nothingBegan: MutationFailure = {
  __typename: 'Failure',
  code: 'PROVIDER_SIGN_IN_EXPIRED',
  fields: [],
  requestId: '',
};

/** Signs in with what the provider gave, and goes to the page that was wanted before. */
export function ProviderReturn({ heading }: { heading: ReactNode }) {
  const parts = useAccount();
  const [attempt] = useState(() => providerAttempt.take('sign-in'));
  const path = attempt?.path ?? '/';
  const [wanted] = useState(() => {
    const query = new URLSearchParams(path === '/' ? {} : { redirectFrom: path });
    return { ...parts, query };
  });
  if (attempt === undefined) return <NotSignedIn failure={nothingBegan} />;
  return (
    <AccountContext value={wanted}>
      <FinishSignIn query={`?${parts.query}`} browserKey={attempt.browserKey} heading={heading} />
    </AccountContext>
  );
}

interface FinishSignInProps {
  query: string;
  browserKey: string;
  heading: ReactNode;
}

function FinishSignIn({ query, browserKey, heading }: FinishSignInProps) {
  const { formatMessage } = useIntl();
  const { client, goTo } = useAccount();
  const onSignedIn = useBeginSession();
  const mutation = useAccountMutation(signInWithProviderMutation);
  const [failure, setFailure] = useState<MutationFailure>();
  const secondFactor = useSecondFactor<object, SignedIn>((_values, secondFactorCode) =>
    mutation.run({ query, browserKey, ...(secondFactorCode !== undefined && { secondFactorCode }) }),
  );

  async function finish() {
    const answer = await secondFactor.send({});
    if (answer === undefined) return;
    if (isFailure(answer)) setFailure(answer);
    else onSignedIn(answer);
  }
  const begin = useRef(finish);
  useEffect(() => {
    void begin.current();
  }, []);

  if (secondFactor.step) {
    const step = { ...secondFactor.step, leave: () => goTo('/sign-in') };
    const submitLabel = formatMessage({ id: 'shell.account.signIn' });
    return <SecondFactorStepView {...{ client, step, submitLabel, onSignedIn }} email="" />;
  }
  return failure === undefined ? heading : <NotSignedIn failure={failure} />;
}

function NotSignedIn({ failure }: { failure: MutationFailure }) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  return (
    <Stack gap={24}>
      <Heading level={1}>{formatMessage({ id: 'shell.account.signIn' })}</Heading>
      <Notice kind="problem">{failureText(failure)}</Notice>
      <AccountLink to="/sign-in">{formatMessage({ id: 'shell.account.toSignIn' })}</AccountLink>
    </Stack>
  );
}
