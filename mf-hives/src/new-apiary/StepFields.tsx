import { Heading } from '@skep/ui';
import { AddressFields } from '../apiary-fields/AddressFields.tsx';
import { DetailFields } from '../apiary-fields/DetailFields.tsx';
import { SiteFields } from '../apiary-fields/SiteFields.tsx';
import { useIntl } from '../form/use-form-intl.ts';
import type { FragmentType } from '../generated/fragment-masking.ts';
import type { HiveTypesFragment } from '../hive-configuration/HiveTypeField.graphql.ts';
import { Workbench } from '../hive-configuration/Workbench.tsx';
import { ApiaryPreview } from './ApiaryPreview.tsx';
import { BuildStep } from './BuildStep.tsx';
import { HivesStep } from './HivesStep.tsx';
import type { Step } from './steps.ts';
import type { NewApiaryFormState } from './useNewApiary.ts';

export interface StepFieldsProps {
  step: Step;
  form: NewApiaryFormState;
  types: FragmentType<typeof HiveTypesFragment>;
}

/** The fields of one step next to what they make; the other steps remember what was typed in them. */
export function StepFields({ step, form, types }: StepFieldsProps) {
  const { formatMessage } = useIntl();
  // The build has a picture of its own: the hive.
  if (step === 'build') return <BuildStep form={form} types={types} />;
  return (
    <Workbench
      picture={<ApiaryPreview control={form.control} />}
      onPhone={step === 'hives' ? 'below' : 'nowhere'}
    >
      {step === 'place' && <DetailFields />}
      {step === 'address' && (
        <>
          <AddressFields />
          <Heading level={3}>{formatMessage({ id: 'hives.siteTitle' })}</Heading>
          <SiteFields />
        </>
      )}
      {step === 'hives' && <HivesStep form={form} />}
    </Workbench>
  );
}
