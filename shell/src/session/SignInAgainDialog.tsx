import { useApolloClient } from '@apollo/client/react';
import { remoteMessages, useMutationResult, usePerson, withTexts } from '@skep/remote-kit';
import { TypedField, useRequestForm } from '@skep/remote-kit/form';
import { Dialog, Stack, Text, TextField } from '@skep/ui';
import * as v from 'valibot';
import { AccountForm } from '../account/AccountForm.tsx';
import { SecondFactorStepView } from '../account/SecondFactorStepView.tsx';
import { signInMutation } from '../account/SignIn.graphql.ts';
import type { SignedIn } from '../account/useBeginSession.ts';
import { useSecondFactor } from '../account/useSecondFactor.ts';
import { useShell } from '../shell-context.ts';
import { signInAgainMessages } from './sign-in-again-messages.ts';
import { knownBrowser } from './trusted-device.ts';
import { useIntl } from './use-sign-in-again-intl.ts';

const WithCredentialTexts = withTexts(remoteMessages(signInAgainMessages));

const passwordForm = v.object({ password: v.pipe(v.string(), v.nonEmpty('required')) });

/** The same person signs in again, and everything on the page stays as it was. Closing it gives the work up. */
export function SignInAgainDialog() {
  return (
    <WithCredentialTexts>
      <SignInAgain />
    </WithCredentialTexts>
  );
}

function SignInAgain() {
  const { formatMessage } = useIntl();
  const { session, questions, drafts } = useShell();
  const person = usePerson();
  const email = person?.email ?? '';
  const client = useApolloClient();
  const mutation = useMutationResult(signInMutation);
  const secondFactor = useSecondFactor(
    ({ password }: v.InferOutput<typeof passwordForm>, secondFactorCode?: string) =>
      mutation.run({
        input: {
          email,
          password,
          ...knownBrowser.input(),
          ...(secondFactorCode !== undefined && { secondFactorCode }),
        },
      }),
  );
  const onSignedIn = (answer: Pick<SignedIn, 'token' | 'knownBrowser'>) => {
    knownBrowser.keep(answer.knownBrowser);
    if (person) session.begin(answer.token, person);
  };
  const sent = useRequestForm({
    schema: passwordForm,
    values: { password: '' },
    send: secondFactor.send,
    onSent: onSignedIn,
    marks: { WRONG_CREDENTIALS: { password: 'shell.account.checkPassword' } },
  });

  async function giveUp() {
    if (!(await questions.confirmLeaving())) return;
    drafts.forget();
    session.end();
  }

  const submitLabel = formatMessage({ id: 'shell.account.signIn' });
  return (
    <Dialog isOpen title={formatMessage({ id: 'shell.signInAgain.title' })} onClose={() => void giveUp()}>
      {secondFactor.step ? (
        <SecondFactorStepView step={secondFactor.step} {...{ client, email, submitLabel, onSignedIn }} />
      ) : (
        <Stack gap={16}>
          <Text>{formatMessage({ id: 'shell.signInAgain.text' }, { email })}</Text>
          <AccountForm of={sent} submitLabel={submitLabel}>
            <TypedField
              form={sent.form}
              name="password"
              label={formatMessage({ id: 'shell.account.password' })}
            >
              {(field) => <TextField {...field} type="password" autoComplete="current-password" isRequired />}
            </TypedField>
          </AccountForm>
        </Stack>
      )}
    </Dialog>
  );
}
