import type { FormValue } from '@skep/remote-kit/form';
import { ChoiceField } from '@skep/ui';
import { useIntl } from 'react-intl';
import type { QueenFate } from '../generated/graphql.ts';

export interface FateFieldProps {
  /** What she is called. */
  queen: string;
  fates: readonly QueenFate[];
  fate: FormValue<QueenFate>;
  error: string | undefined;
}

/** What becomes of a queen who heads her hive no more. */
export function FateField({ queen, fates, fate, error }: FateFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <ChoiceField
      id="fate"
      label={formatMessage({ id: 'life.fateOf' }, { queen })}
      isRequired
      options={fates.map((value) => ({ value, label: formatMessage({ id: 'life.fate' }, { fate: value }) }))}
      value={fate.value}
      onChange={fate.onChange}
      error={error}
    />
  );
}
