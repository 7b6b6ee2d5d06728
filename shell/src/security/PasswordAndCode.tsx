import { type SwitchOffSecondFactorForm, switchOffSecondFactorForm } from '@skep/domain';
import type { MutationFailure } from '@skep/remote-kit';
import { RequestForm, type RequestFormProps, TypedField, useRequestForm } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { useIntl } from './use-security-intl.ts';

export interface PasswordAndCodeProps<Answer>
  extends Pick<
    RequestFormProps<SwitchOffSecondFactorForm, SwitchOffSecondFactorForm>,
    'submitLabel' | 'submitKind' | 'onCancel'
  > {
  send: (values: SwitchOffSecondFactorForm) => Promise<Answer | MutationFailure>;
  onSent: (answer: Answer) => void;
}

/** What loosens the guard asks for both: a device left open is not enough. */
export function PasswordAndCode<Answer extends object>({
  send,
  onSent,
  ...look
}: PasswordAndCodeProps<Answer>) {
  const { formatMessage } = useIntl();
  const sent = useRequestForm({
    schema: switchOffSecondFactorForm,
    values: { password: '', code: '' },
    send,
    onSent,
    marks: { INVALID_CODE: { code: 'shell.security.checkAppCode' } },
  });
  return (
    <RequestForm of={sent} {...look}>
      <TypedField form={sent.form} name="password" label={formatMessage({ id: 'shell.security.password' })}>
        {(field) => <TextField {...field} type="password" autoComplete="current-password" isRequired />}
      </TypedField>
      <TypedField
        form={sent.form}
        name="code"
        label={formatMessage({ id: 'shell.security.appOrRecoveryCode' })}
      >
        {(field) => <TextField {...field} autoComplete="one-time-code" isRequired />}
      </TypedField>
    </RequestForm>
  );
}
