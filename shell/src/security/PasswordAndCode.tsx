import { valibotResolver } from '@hookform/resolvers/valibot';
import { type SwitchOffSecondFactorForm, switchOffSecondFactorForm } from '@skep/domain';
import { type MutationFailure, setServerProblems } from '@skep/remote-kit';
import { TextField } from '@skep/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useFormProblems } from '../account/useFormProblems.ts';
import { SecurityForm, type SecurityFormProps } from './SecurityForm.tsx';

export interface PasswordAndCodeProps
  extends Pick<SecurityFormProps, 'submitLabel' | 'submitKind' | 'onCancel'> {
  /** Resolves to what went wrong; undefined when it is done. */
  send: (values: SwitchOffSecondFactorForm) => Promise<MutationFailure | undefined>;
  isSending: boolean;
}

/** What loosens the guard asks for both: a device left open is not enough. */
export function PasswordAndCode({ send, isSending, ...look }: PasswordAndCodeProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.security.${id}` });
  const [failure, setFailure] = useState<MutationFailure>();
  const form = useForm<SwitchOffSecondFactorForm>({
    resolver: valibotResolver(switchOffSecondFactorForm),
    defaultValues: { password: '', code: '' },
    shouldFocusError: false,
  });
  const labels = { password: text('password'), code: text('appOrRecoveryCode') };
  const problems = useFormProblems({
    errors: form.formState.errors,
    failure,
    labels,
    marks: { INVALID_CODE: { code: text('checkAppCode') } },
  });

  async function submit(values: SwitchOffSecondFactorForm) {
    setFailure(undefined);
    const problem = await send(values);
    if (!problem) return;
    setFailure(problem);
    setServerProblems(form.setError, problem);
  }

  return (
    <SecurityForm
      onSubmit={form.handleSubmit(submit, () => setFailure(undefined))}
      failure={failure}
      problems={problems}
      attempt={form.formState.submitCount}
      isSending={isSending}
      {...look}
    >
      <TextField
        {...form.register('password')}
        id="password"
        type="password"
        autoComplete="current-password"
        label={labels.password}
        error={problems.errorOf('password')}
        isRequired
      />
      <TextField
        {...form.register('code')}
        id="code"
        label={labels.code}
        error={problems.errorOf('code')}
        autoComplete="one-time-code"
        isRequired
      />
    </SecurityForm>
  );
}
