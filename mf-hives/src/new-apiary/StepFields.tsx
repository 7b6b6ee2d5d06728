import { useFieldError } from '@skep/remote-kit';
import { FormProvider } from 'react-hook-form';
import { AddressFields } from '../apiary-fields/AddressFields.tsx';
import { DetailFields } from '../apiary-fields/DetailFields.tsx';
import type { FragmentType } from '../generated/fragment-masking.ts';
import type { HiveTypesFragment } from '../hive-build/HiveTypeField.graphql.ts';
import { Workbench } from '../hive-build/Workbench.tsx';
import { ApiaryPreview } from './ApiaryPreview.tsx';
import { BuildStep } from './BuildStep.tsx';
import { HivesStep } from './HivesStep.tsx';
import type { Step } from './steps.ts';
import type { NewApiaryFormState } from './useNewApiaryForm.ts';

export interface StepFieldsProps {
  step: Step;
  form: NewApiaryFormState;
  types: FragmentType<typeof HiveTypesFragment>;
}

/** The fields of one step beside what they make; the other steps keep what was typed in them. */
export function StepFields({ step, form, types }: StepFieldsProps) {
  const errorOf = useFieldError(form.formState.errors);
  const fields = { form, errorOf };
  // The build has a picture of its own: the hive.
  if (step === 'build') return <BuildStep {...fields} types={types} />;
  return (
    <Workbench
      picture={<ApiaryPreview control={form.control} />}
      onPhone={step === 'hives' ? 'below' : 'nowhere'}
    >
      <FormProvider {...form}>
        {step === 'place' && <DetailFields />}
        {step === 'address' && <AddressFields />}
        {step === 'hives' && <HivesStep {...fields} />}
      </FormProvider>
    </Workbench>
  );
}
