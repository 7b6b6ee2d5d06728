import { useFieldError } from '@skep/remote-kit';
import type { FragmentType } from '../generated/fragment-masking.ts';
import type { HiveTypesFragment } from '../hive-build/HiveTypeField.graphql.ts';
import { AddressStep } from './AddressStep.tsx';
import { BuildStep } from './BuildStep.tsx';
import { HivesStep } from './HivesStep.tsx';
import { PlaceStep } from './PlaceStep.tsx';
import type { Step } from './steps.ts';
import type { NewApiaryFormState } from './useNewApiaryForm.ts';

export interface StepFieldsProps {
  step: Step;
  form: NewApiaryFormState;
  types: FragmentType<typeof HiveTypesFragment>;
}

/** The fields of one step; the other steps keep what was typed in them. */
export function StepFields({ step, form, types }: StepFieldsProps) {
  const errorOf = useFieldError(form.formState.errors);
  const fields = { form, errorOf };
  switch (step) {
    case 'place':
      return <PlaceStep {...fields} />;
    case 'address':
      return <AddressStep {...fields} />;
    case 'build':
      return <BuildStep {...fields} types={types} />;
    case 'hives':
      return <HivesStep {...fields} />;
  }
}
