import { useFieldProblemText } from '@skep/i18n';
import type { MutationFailure } from '@skep/remote-kit';
import { Button, Heading, Stack, Text, TextField } from '@skep/ui';
import { type SubmitEventHandler, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { AccountForm } from './AccountForm.tsx';
import { useFormProblems } from './useFormProblems.ts';
import type { SecondFactorStep } from './useSecondFactorStep.ts';

export interface SecondFactorStepViewProps {
  step: SecondFactorStep;
  /** Whose code it is. */
  email: string;
  /** Sends the form of the first step again, with the code. */
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  failure: MutationFailure | undefined;
  submitLabel: string;
  isSending: boolean;
}

/** The second step of a sign-in: one code, of the app or from the list. What was typed before waits behind it. */
export function SecondFactorStepView({ step, email, ...form }: SecondFactorStepViewProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.secondFactor.${id}` });
  const kind = step.isRecovery ? 'recovery' : 'app';
  const label = text(`${kind}Code`);
  const problems = useFormProblems({
    errors: {},
    failure: form.failure,
    labels: { secondFactorCode: label },
    marks: { INVALID_CODE: { secondFactorCode: text('checkCode') } },
  });
  return (
    <Stack gap={24}>
      <Heading level={1}>{text('title')}</Heading>
      <Text>{formatMessage({ id: `shell.secondFactor.${kind}Text` }, { email })}</Text>
      <AccountForm {...form} problems={problems}>
        <CodeField key={kind} step={step} label={label} error={problems.errorOf('secondFactorCode')} />
      </AccountForm>
      <Stack gap={4}>
        <Button kind="quiet" onClick={step.toggleRecovery}>
          {text(step.isRecovery ? 'useApp' : 'useRecovery')}
        </Button>
        <Button kind="quiet" icon="arrowLeft" onClick={step.leave}>
          {text('back')}
        </Button>
      </Stack>
    </Stack>
  );
}

interface CodeFieldProps {
  step: SecondFactorStep;
  label: string;
  error: string | undefined;
}

/** Takes the focus, since it is all that is left to do. */
function CodeField({ step, label, error }: CodeFieldProps) {
  const fieldProblem = useFieldProblemText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      ref={input}
      id="secondFactorCode"
      label={label}
      value={step.code}
      onChange={({ target }) => step.setCode(target.value)}
      error={step.isMissing ? fieldProblem('required') : error}
      autoComplete="one-time-code"
      inputMode={step.isRecovery ? 'text' : 'numeric'}
      autoCapitalize="characters"
      spellCheck={false}
      isRequired
    />
  );
}
