import type { FieldParts, FormValue } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useIntl } from '../form/use-form-intl.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { ApiaryChoiceFragment } from './ApiaryField.graphql.ts';

/** `value` is the apiary's id; empty: none chosen. */
export interface ApiaryFieldProps extends FieldParts, FormValue<string> {
  apiaries: readonly FragmentType<typeof ApiaryChoiceFragment>[];
  /** Name of the apiary, where it is not the person's to change. */
  fixedApiary: string | undefined;
}

/** The apiary of the hive. Only its owner can move it, and only between own apiaries. */
export function ApiaryField({ apiaries, fixedApiary, value, onChange, ...field }: ApiaryFieldProps) {
  const { formatMessage, locale } = useIntl();
  if (fixedApiary !== undefined) {
    return (
      <TextField
        {...field}
        hint={formatMessage({ id: 'hives.apiaryFixedHint' })}
        value={fixedApiary}
        isDisabled
      />
    );
  }
  const own = readFragment(ApiaryChoiceFragment, apiaries).filter(({ isOwner }) => isOwner);
  return (
    <SelectField
      {...field}
      isRequired
      isSearched="long"
      options={own
        .toSorted((one, other) => one.name.localeCompare(other.name, locale, { numeric: true }))
        .map(({ id, name }) => ({ value: id, label: name }))}
      value={value === '' ? undefined : value}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}
