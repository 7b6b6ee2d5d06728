import { confirmEmailForm } from '@skep/domain';
import { useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { EntityForm, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { Button, Notice, Row, TextField } from '@skep/ui';
import { confirmNewEmailMutation, withdrawNewEmailMutation } from './ChangeEmail.graphql.ts';
import { useIntl } from './use-profile-intl.ts';
import { useTakeViewer } from './useTakeViewer.ts';

export interface ConfirmNewEmailProps {
  email: string;
  newEmail: string;
  mailedCode: string | undefined;
}

/** The code of the mail makes the new address the person's. */
export function ConfirmNewEmail({ email, newEmail, mailedCode = '' }: ConfirmNewEmailProps) {
  const { formatMessage } = useIntl();
  const takeViewer = useTakeViewer();
  const withdraw = useWithdraw();
  const { run } = useMutationResult(confirmNewEmailMutation);
  const saved = useEntityForm({
    schema: confirmEmailForm,
    values: { code: mailedCode },
    save: (values) => run(values),
    savedText: () => formatMessage({ id: 'shell.profile.emailChanged' }),
    onSaved: takeViewer,
    marks: { INVALID_CODE: { code: 'shell.profile.checkCode' } },
  });
  return (
    <>
      <Notice kind="information">
        {formatMessage({ id: 'shell.profile.emailWaits' }, { email, newEmail })}
      </Notice>
      <EntityForm
        of={saved}
        idPrefix="confirm-"
        submitLabel={formatMessage({ id: 'shell.profile.confirmEmail' })}
      >
        <TypedField form={saved.form} name="code" label={formatMessage({ id: 'shell.profile.code' })}>
          {(field) => (
            <TextField
              {...field}
              hint={formatMessage({ id: 'shell.profile.codeHint' })}
              inputMode="numeric"
              autoComplete="one-time-code"
              isRequired
            />
          )}
        </TypedField>
      </EntityForm>
      <Row>
        <Button kind="quiet" isBusy={withdraw.isRunning} onClick={() => void withdraw.run()}>
          {formatMessage({ id: 'shell.profile.keepEmail' }, { email })}
        </Button>
      </Row>
    </>
  );
}

function useWithdraw() {
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(withdrawNewEmailMutation);
  return {
    isRunning,
    async run() {
      await feedback(run({}));
    },
  };
}
