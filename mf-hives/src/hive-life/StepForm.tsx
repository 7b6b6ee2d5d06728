import {
  isFailure,
  type MutationFailure,
  setServerProblems,
  useFailureText,
  useFormGuard,
  useNavigation,
  useNotify,
  useSummaryProblems,
} from '@skep/remote-kit';
import { Button, Card, Notice, ProblemSummary, Row, Stack } from '@skep/ui';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';

export interface StepFormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Of the fields, in their order, for the summary of what is wrong. */
  labels: Readonly<Record<string, string>>;
  submitLabel: string;
  isRunning: boolean;
  /** Sends what was found right. Resolves to undefined where nothing was done and the person goes on with the form. */
  run: (values: Output) => Promise<object | undefined>;
  /** Told when it is done. */
  doneText: string;
  /** Where it leads then. Default: back. */
  onDone?: () => void;
  children: ReactNode;
}

/** A step in the life of a colony as a form: what is wrong, the fields, and the way out. */
export function StepForm<Values extends FieldValues, Output>(props: StepFormProps<Values, Output>) {
  const { form, labels, submitLabel, isRunning, run, doneText, onDone, children } = props;
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const notify = useNotify();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<MutationFailure>();
  const guard = useFormGuard(form.formState.isDirty);
  const problems = useSummaryProblems(form.formState.errors, labels);

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const answer = await run(values);
    if (answer === undefined) return;
    if (isFailure(answer)) {
      setFailure(answer);
      return setServerProblems(form.setError, answer);
    }
    notify({ kind: 'success', text: doneText });
    guard.leave(onDone ?? (() => navigation.back('/')));
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <ProblemSummary
          title={formatMessage({ id: 'hives.problems' })}
          problems={problems}
          attempt={form.formState.submitCount}
        />
        <Card>
          <Stack gap={24}>{children}</Stack>
        </Card>
        {failure && problems.length === 0 && <Notice kind="problem">{failureText(failure)}</Notice>}
        <Row gap={12}>
          <Button kind="main" type="submit" isBusy={isRunning}>
            {submitLabel}
          </Button>
          <Button kind="quiet" onClick={() => navigation.back('/')}>
            {formatMessage({ id: 'hives.cancel' })}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
