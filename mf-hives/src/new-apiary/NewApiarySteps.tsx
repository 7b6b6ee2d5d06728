import { useFailureText, useSearchParams, useSummaryProblems } from '@skep/remote-kit';
import { Notice, ProblemSummary, ProgressSteps, Stack } from '@skep/ui';
import type { SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import type { FragmentType } from '../generated/fragment-masking.ts';
import type { HiveTypesFragment } from '../hive-build/HiveTypeField.graphql.ts';
import { StepButtons } from './StepButtons.tsx';
import { StepCard } from './StepCard.tsx';
import { StepFields } from './StepFields.tsx';
import { fieldLabels, labelsOfStep } from './step-labels.ts';
import { nextStep, type Step, stepOf, stepOfField, steps } from './steps.ts';
import { useNewApiary } from './useNewApiary.ts';

export interface NewApiaryStepsProps {
  apiaryCount: number;
  types: FragmentType<typeof HiveTypesFragment>;
}

/**
 * One form in four steps. Any step can be opened at any time; nothing is sent before the last one saves, and
 * what is wrong is then shown at its step and field.
 */
export function NewApiarySteps({ apiaryCount, types }: NewApiaryStepsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const failureText = useFailureText();
  const [parameters, setParameters] = useSearchParams();
  const step = stepOf(parameters.get('step'));
  const goTo = (next: Step) => setParameters({ step: next }, { replace: true });
  const { form, submit, isSaving, failure, cancel } = useNewApiary(apiaryCount, goTo);
  const { errors, submitCount } = form.formState;

  const labels = fieldLabels(intl, form.watch('hives.layers').length);
  const problems = useSummaryProblems(errors, labels);
  const problemsHere = useSummaryProblems(errors, labelsOfStep(labels, step));
  const stepsWithProblems = new Set(problems.map(({ fieldId }) => stepOfField(fieldId)));

  /** Enter, and the main button: on to the next step; only the last one saves. */
  function submitStep(event: SubmitEvent<HTMLFormElement>) {
    const next = nextStep(step);
    if (!next) return submit(event);
    event.preventDefault();
    goTo(next);
  }

  return (
    <form noValidate onSubmit={submitStep}>
      <Stack gap={16}>
        <ProgressSteps
          label={formatMessage({ id: 'hives.newApiary' })}
          steps={steps.map((id) => ({
            id,
            label: formatMessage({ id: 'hives.stepName' }, { step: id }),
            problem: stepsWithProblems.has(id) ? formatMessage({ id: 'hives.stepProblem' }) : undefined,
          }))}
          current={step}
          onSelect={(id) => goTo(stepOf(id))}
        />
        <ProblemSummary
          title={formatMessage({ id: 'hives.problems' })}
          problems={problemsHere}
          attempt={submitCount}
        />
        <StepCard step={step} takesFocus={problemsHere.length === 0}>
          <StepFields step={step} form={form} types={types} />
        </StepCard>
        {failure && problems.length === 0 && <Notice kind="problem">{failureText(failure)}</Notice>}
        <StepButtons step={step} onStep={goTo} onCancel={cancel} isSaving={isSaving} />
      </Stack>
    </form>
  );
}
