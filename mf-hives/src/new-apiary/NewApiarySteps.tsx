import { useSearchParams } from '@skep/remote-kit';
import { EntityForm, namesOfErrors } from '@skep/remote-kit/form';
import { Stack } from '@skep/ui';
import { ProgressSteps } from '@skep/ui/form';
import type { SyntheticEvent } from 'react';
import { useIntl } from '../form/use-form-intl.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { HiveTypesFragment } from '../hive-configuration/HiveTypeField.graphql.ts';
import { StepButtons } from './StepButtons.tsx';
import { StepCard } from './StepCard.tsx';
import { StepFields } from './StepFields.tsx';
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
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const step = stepOf(parameters.get('step'));
  const goTo = (next: Step) => setParameters({ step: next }, { replace: true });
  const saved = useNewApiary(apiaryCount, readFragment(HiveTypesFragment, types).hiveTypes, goTo);
  const { form, submit, isSending, cancel } = saved;
  const wrongSteps = new Set(namesOfErrors(form.formState.errors).map(stepOfField));

  /** Enter, and the main button: on to the next step; only the last one saves. */
  function submitStep(event: SyntheticEvent) {
    const next = nextStep(step);
    event.preventDefault();
    if (next) goTo(next);
    else void submit(event);
  }

  return (
    <Stack gap={16}>
      <ProgressSteps
        label={formatMessage({ id: 'hives.newApiary' })}
        steps={steps.map((id) => ({
          id,
          label: formatMessage({ id: `hives.stepName.${id}` }),
          problem: wrongSteps.has(id) ? formatMessage({ id: 'hives.stepProblem' }) : undefined,
        }))}
        current={step}
        onSelect={(id) => goTo(stepOf(id))}
      />
      <EntityForm
        of={saved}
        onSubmit={submitStep}
        buttons={<StepButtons step={step} onStep={goTo} onCancel={cancel} isSaving={isSending} />}
      >
        <StepCard step={step}>
          <StepFields step={step} form={form} types={types} />
        </StepCard>
      </EntityForm>
    </Stack>
  );
}
