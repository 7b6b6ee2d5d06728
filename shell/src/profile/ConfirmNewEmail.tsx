import { valibotResolver } from '@hookform/resolvers/valibot';
import { confirmEmailForm } from '@skep/domain';
import { isFailure, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { Button, Notice, Row, TextField } from '@skep/ui';
import { useIntl } from 'react-intl';
import { SecurityForm } from '../security/SecurityForm.tsx';
import { confirmNewEmailMutation, withdrawNewEmailMutation } from './ChangeEmail.graphql.ts';
import { usePartProblems } from './usePartProblems.ts';
import { useSentForm } from './useSentForm.ts';
import { useTakeViewer } from './useTakeViewer.ts';

export interface ConfirmNewEmailProps {
  email: string;
  newEmail: string;
  mailedCode: string | undefined;
}

/** The code of the mail makes the new address the person's. */
export function ConfirmNewEmail({ email, newEmail, mailedCode = '' }: ConfirmNewEmailProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.profile.${id}` });
  const notify = useNotify();
  const takeViewer = useTakeViewer();
  const withdraw = useWithdraw();
  const { run, isRunning } = useMutationResult(confirmNewEmailMutation);
  const { form, failure, submit } = useSentForm({
    resolver: valibotResolver(confirmEmailForm),
    defaultValues: { code: mailedCode },
    async send(values) {
      const answer = await run(values);
      if (!isFailure(answer)) takeViewer(answer);
      return answer;
    },
    onDone: () => notify({ kind: 'success', text: text('emailChanged') }),
  });
  const labels = { code: text('code') };
  const marks = { INVALID_CODE: { code: text('checkCode') } };
  const problems = usePartProblems('confirm', { errors: form.formState.errors, failure, labels, marks });
  return (
    <>
      <Notice kind="information">
        {formatMessage({ id: 'shell.profile.emailWaits' }, { email, newEmail })}
      </Notice>
      <SecurityForm
        onSubmit={submit}
        failure={failure}
        problems={problems}
        attempt={form.formState.submitCount}
        submitLabel={text('confirmEmail')}
        isSending={isRunning}
      >
        <TextField
          {...form.register('code')}
          id={problems.idOf('code')}
          label={labels.code}
          hint={text('codeHint')}
          error={problems.errorOf('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
        />
      </SecurityForm>
      <Row>
        <Button kind="quiet" isBusy={withdraw.isRunning} onClick={() => void withdraw.run()}>
          {formatMessage({ id: 'shell.profile.keepEmail' }, { email })}
        </Button>
      </Row>
    </>
  );
}

function useWithdraw() {
  const notify = useNotify();
  const failureText = useFailureText();
  const { run, isRunning } = useMutationResult(withdrawNewEmailMutation);
  return {
    isRunning,
    async run() {
      const answer = await run({});
      if (isFailure(answer)) notify({ kind: 'problem', text: failureText(answer) });
    },
  };
}
