import type { MutationFailure } from '@skep/remote-kit';
import { Button, Notice, Stack } from '@skep/ui';
import { ProblemSummary } from '@skep/ui/form';
import type { ReactNode, SubmitEventHandler } from 'react';
import type { FormProblemsState } from './useFormProblems.ts';

export interface AccountFormProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  failure: MutationFailure | undefined;
  problems: FormProblemsState;
  submitLabel: string;
  isSending: boolean;
  /** A way out of the failure, beside its sentence. */
  failureAction?: ReactNode;
  children: ReactNode;
}

/** The fields of an account screen, what is wrong with them above, and its one main action below. */
export function AccountForm(props: AccountFormProps) {
  const { failure, problems } = props;
  return (
    <form noValidate onSubmit={props.onSubmit}>
      <Stack gap={16}>
        <ProblemSummary title={problems.title} problems={problems.problems} />
        {failure && problems.problems.length === 0 && <Notice kind="problem">{problems.title}</Notice>}
        {failure && props.failureAction}
        {props.children}
        <Button kind="main" type="submit" isWide isBusy={props.isSending}>
          {props.submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
