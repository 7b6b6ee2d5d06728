import { valibotResolver } from '@hookform/resolvers/valibot';
import { type SwitchOffSecondFactorForm, switchOffSecondFactorForm } from '@skep/domain';
import {
  isFailure,
  type MutationFailure,
  setServerProblems,
  useMutationResult,
  useNotify,
} from '@skep/remote-kit';
import { TextField } from '@skep/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useFormProblems } from '../account/useFormProblems.ts';
import { switchOffSecondFactorMutation } from './SecondFactorCard.graphql.ts';
import { SecurityForm } from './SecurityForm.tsx';
import { securityQuery } from './SecurityScreen.graphql.ts';

export interface SwitchOffSecondFactorProps {
  onClose: () => void;
}

/** Password and code together switch the second step off. */
export function SwitchOffSecondFactor({ onClose }: SwitchOffSecondFactorProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.security.${id}` });
  const { form, failure, isSending, submit } = useSwitchOff(onClose);
  const labels = { password: text('password'), code: text('appOrRecoveryCode') };
  const problems = useFormProblems({
    errors: form.formState.errors,
    failure,
    labels,
    marks: { INVALID_CODE: { code: text('checkAppCode') } },
  });
  return (
    <SecurityForm
      onSubmit={submit}
      failure={failure}
      problems={problems}
      submitLabel={text('switchOff')}
      submitKind="danger"
      isSending={isSending}
      onCancel={onClose}
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

function useSwitchOff(onDone: () => void) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const mutation = useMutationResult(switchOffSecondFactorMutation, { refetchQueries: [securityQuery] });
  const [failure, setFailure] = useState<MutationFailure>();
  const form = useForm<SwitchOffSecondFactorForm>({
    resolver: valibotResolver(switchOffSecondFactorForm),
    defaultValues: { password: '', code: '' },
    shouldFocusError: false,
  });

  async function switchOff(values: SwitchOffSecondFactorForm) {
    setFailure(undefined);
    const answer = await mutation.run(values);
    if (isFailure(answer)) {
      setFailure(answer);
      setServerProblems(form.setError, answer);
      return;
    }
    notify({ kind: 'success', text: formatMessage({ id: 'shell.security.switchedOff' }) });
    onDone();
  }

  const submit = form.handleSubmit(switchOff, () => setFailure(undefined));
  return { form, failure, isSending: mutation.isRunning, submit };
}
