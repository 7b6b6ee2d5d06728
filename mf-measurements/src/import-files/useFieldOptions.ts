import { importFields } from '@skep/domain';
import type { FileImportPartsFragment } from '../generated/graphql.ts';
import { useIntl } from './use-import-files-intl.ts';

export interface FieldOption {
  value: string;
  label: string;
}

/** What a column can say of an inspection; undefined for a file of measurements. */
export function useFieldOptions({ mapping, items }: FileImportPartsFragment): FieldOption[] | undefined {
  const { formatMessage } = useIntl();
  if (mapping.kind === 'MEASUREMENTS') return undefined;
  return [
    ...importFields.map((field) => ({
      value: field as string,
      label: formatMessage({ id: `importFiles.field.${field}` }),
    })),
    ...items.map(({ key, name }) => ({ value: key, label: name })),
  ];
}
