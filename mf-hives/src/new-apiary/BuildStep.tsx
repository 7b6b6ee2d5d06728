import { useFormValue } from '@skep/remote-kit/form';
import { Text } from '@skep/ui';
import { useIntl } from '../form/use-form-intl.ts';
import type { FragmentType } from '../generated/fragment-masking.ts';
import { HiveBuilder } from '../hive-configuration/HiveBuilder.tsx';
import type { HiveTypesFragment } from '../hive-configuration/HiveTypeField.graphql.ts';
import type { NewApiaryFormState } from './useNewApiary.ts';

export interface BuildStepProps {
  form: NewApiaryFormState;
  types: FragmentType<typeof HiveTypesFragment>;
}

/** What its hives are built of: they begin alike. */
export function BuildStep({ form, types }: BuildStepProps) {
  const { formatMessage } = useIntl();
  const { value: hives, onChange } = useFormValue(form, 'hives');
  return (
    <>
      <Text tone="muted">{formatMessage({ id: 'hives.buildHint' })}</Text>
      <HiveBuilder
        namePrefix="hives."
        value={hives}
        types={types}
        onChange={(next) => onChange({ ...hives, ...next })}
      />
    </>
  );
}
