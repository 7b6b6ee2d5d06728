import { SelectField } from '@skep/ui/form';
import type { ImportKind } from '../generated/graphql.ts';
import type { FormFieldsProps } from './FormFields.tsx';
import { useIntl } from './use-import-files-intl.ts';

const kinds: readonly ImportKind[] = [
  ...(['MEASUREMENTS', 'INSPECTIONS', 'HIVES', 'QUEENS', 'TREATMENTS', 'HARVESTS', 'FEEDINGS'] as const),
  ...(['REMINDERS', 'DEVICES'] as const),
];

/** What the rows of the file are; another choice reads its columns again. */
export function KindField({ mapping, onChange, isDisabled }: FormFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      label={formatMessage({ id: 'importFiles.kind' })}
      isAlwaysChosen
      isDisabled={isDisabled}
      options={kinds.map((value) => ({ value, label: formatMessage({ id: `importFiles.kind.${value}` }) }))}
      value={mapping.kind}
      onChange={(kind) => kind && onChange({ ...mapping, kind })}
    />
  );
}
