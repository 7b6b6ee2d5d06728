import { SelectField, TextField } from '@skep/ui';
import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { ApiaryChoiceFragment } from './ApiaryField.graphql.ts';

export interface ApiaryFieldProps {
  apiaries: readonly FragmentType<typeof ApiaryChoiceFragment>[];
  /** Name of the apiary, where it is not the person's to change. */
  fixedApiary: string | undefined;
  /** Empty: none chosen. */
  value: string;
  onChange: (apiaryId: string) => void;
  error: string | undefined;
}

/** Where the hive stands. Only its owner can move it, and only between own apiaries. */
export function ApiaryField({ apiaries, fixedApiary, value, onChange, error }: ApiaryFieldProps) {
  const { formatMessage, locale } = useIntl();
  const label = formatMessage({ id: 'hives.apiary' });
  if (fixedApiary !== undefined) {
    return (
      <TextField
        id="apiaryId"
        label={label}
        hint={formatMessage({ id: 'hives.apiaryFixedHint' })}
        value={fixedApiary}
        isDisabled
      />
    );
  }
  const own = readFragment(ApiaryChoiceFragment, apiaries).filter(({ isOwner }) => isOwner);
  return (
    <SelectField
      id="apiaryId"
      label={label}
      isRequired
      options={own
        .toSorted((one, other) => one.name.localeCompare(other.name, locale, { numeric: true }))
        .map(({ id, name }) => ({ value: id, label: name }))}
      value={value === '' ? undefined : value}
      onChange={(id) => onChange(id ?? '')}
      error={error}
    />
  );
}
