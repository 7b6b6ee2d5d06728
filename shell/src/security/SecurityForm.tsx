import type { MutationFailure } from '@skep/remote-kit';
import { Button, type ButtonKind, Notice, Row, Stack } from '@skep/ui';
import { ProblemSummary } from '@skep/ui/form';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useIntl } from 'react-intl';
import type { FormProblemsState } from '../account/useFormProblems.ts';

export interface SecurityFormProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  failure: MutationFailure | undefined;
  problems: FormProblemsState;
  /** As of ProblemSummary. */
  attempt?: number;
  submitLabel: string;
  /** Default: `main`. */
  submitKind?: ButtonKind;
  isSending: boolean;
  /** Closes the form. Default: it stays open. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A short form inside a card: what is wrong above its fields, its buttons below. */
export function SecurityForm(props: SecurityFormProps) {
  const { failure, problems, onCancel } = props;
  const { formatMessage } = useIntl();
  return (
    <form noValidate onSubmit={props.onSubmit}>
      <Stack gap={16}>
        <ProblemSummary title={problems.title} problems={problems.problems} attempt={props.attempt} />
        {failure && problems.problems.length === 0 && <Notice kind="problem">{problems.title}</Notice>}
        {props.children}
        <Row gap={8}>
          <Button kind={props.submitKind ?? 'main'} type="submit" isBusy={props.isSending}>
            {props.submitLabel}
          </Button>
          {onCancel && (
            <Button kind="quiet" onClick={onCancel}>
              {formatMessage({ id: 'shell.security.cancel' })}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
