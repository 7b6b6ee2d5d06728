import { isFailure, type MutationFailure, useMutationResult, usePerson } from '@skep/remote-kit';
import { Dialog, Stack, Text, TextField } from '@skep/ui';
import { type SubmitEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { AccountForm } from '../account/AccountForm.tsx';
import { SecondFactorStepView } from '../account/SecondFactorStepView.tsx';
import { signInMutation } from '../account/SignIn.graphql.ts';
import { useFormProblems } from '../account/useFormProblems.ts';
import { useSecondFactorStep } from '../account/useSecondFactorStep.ts';
import { useShell } from '../shell-context.ts';

/** The same person signs in again, and everything on the page stays as it was. Closing it gives the work up. */
export function SignInAgainDialog() {
  const { formatMessage } = useIntl();
  const { session, questions } = useShell();
  const person = usePerson();
  const email = person?.email ?? '';
  const mutation = useMutationResult(signInMutation);
  const secondFactor = useSecondFactorStep();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<MutationFailure>();
  const label = formatMessage({ id: 'shell.account.password' });
  const submitLabel = formatMessage({ id: 'shell.account.signIn' });
  const problems = useFormProblems({
    errors: {},
    failure,
    labels: { password: label },
    marks: { WRONG_CREDENTIALS: { password: formatMessage({ id: 'shell.account.checkPassword' }) } },
  });

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setFailure(undefined);
    const answer = await mutation.run({ input: { email, password, ...secondFactor.input } });
    if (secondFactor.takes(answer)) return;
    if (isFailure(answer)) return setFailure(answer);
    if (person) session.begin(answer.token, person);
  }

  async function giveUp() {
    if (await questions.confirmLeaving()) session.end();
  }

  const sending = { failure, isSending: mutation.isRunning, onSubmit: submit, submitLabel };
  return (
    <Dialog isOpen title={formatMessage({ id: 'shell.signInAgain.title' })} onClose={() => void giveUp()}>
      {secondFactor.isAsked ? (
        <SecondFactorStepView step={secondFactor} email={email} {...sending} />
      ) : (
        <Stack gap={16}>
          <Text>{formatMessage({ id: 'shell.signInAgain.text' }, { email })}</Text>
          <AccountForm {...sending} problems={problems}>
            <TextField
              id="password"
              type="password"
              autoComplete="current-password"
              label={label}
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              error={problems.errorOf('password')}
              isRequired
            />
          </AccountForm>
        </Stack>
      )}
    </Dialog>
  );
}
