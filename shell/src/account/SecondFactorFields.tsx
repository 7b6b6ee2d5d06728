import { useFieldProblemText } from '@skep/i18n';
import { Button, Text, TextField } from '@skep/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { SecondFactorStep } from './useSecondFactorStep.ts';

export interface SecondFactorFieldsProps {
  step: SecondFactorStep;
  email: string;
  /** What the server says about the code. */
  error: string | undefined;
}

/** The fields of a sign-in's second step: one code, of the app or from the list. They take the focus. */
export function SecondFactorFields({ step, email, error }: SecondFactorFieldsProps) {
  const { formatMessage } = useIntl();
  const fieldProblem = useFieldProblemText();
  const { isRecovery } = step;
  const input = useRef<HTMLInputElement>(null);
  const kind = isRecovery ? 'recovery' : 'app';
  useEffect(() => input.current?.focus(), []);

  function changeKind() {
    step.toggleRecovery();
    input.current?.focus();
  }

  return (
    <>
      <Text>{formatMessage({ id: `shell.secondFactor.${kind}Text` }, { email })}</Text>
      <TextField
        ref={input}
        id="secondFactorCode"
        label={formatMessage({ id: `shell.secondFactor.${kind}Code` })}
        value={step.code}
        onChange={({ target }) => step.setCode(target.value)}
        error={step.isMissing ? fieldProblem('required') : error}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        isRequired
      />
      <Button kind="quiet" onClick={changeKind}>
        {formatMessage({ id: isRecovery ? 'shell.secondFactor.useApp' : 'shell.secondFactor.useRecovery' })}
      </Button>
      <Button kind="quiet" onClick={step.leave}>
        {formatMessage({ id: 'shell.secondFactor.back' })}
      </Button>
    </>
  );
}
