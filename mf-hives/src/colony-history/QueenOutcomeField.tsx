import { Field } from '@skep/remote-kit/form';
import { ChoiceField } from '@skep/ui';
import { useFormContext } from 'react-hook-form';
import type { QueenFate } from '../generated/graphql.ts';
import { useIntl } from './use-life-intl.ts';

export interface FateFieldProps {
  /** What she is called. */
  queen: string;
  fates: readonly QueenFate[];
}

/** What becomes of a queen who heads her hive no more; in the form around it. */
export function QueenOutcomeField({ queen, fates }: FateFieldProps) {
  const { formatMessage } = useIntl();
  const form = useFormContext<{ fate: QueenFate }>();
  return (
    <Field form={form} name="fate" label={formatMessage({ id: 'life.fateOf' }, { queen })}>
      {(field) => (
        <ChoiceField
          {...field}
          isRequired
          options={fates.map((value) => ({
            value,
            label: formatMessage({ id: `life.fate.${value}` }),
          }))}
        />
      )}
    </Field>
  );
}
