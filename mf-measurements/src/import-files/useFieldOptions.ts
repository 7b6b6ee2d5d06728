import { importFields, importHiveFields, recordFieldsOf } from '@skep/domain';
import type { FileImportPartsFragment } from '../generated/graphql.ts';
import { recordKindOf } from './import-mapping.ts';
import { useIntl } from './use-import-files-intl.ts';

export interface FieldOption {
  value: string;
  label: string;
}

/** What a column can say of an inspection, a hive or a record of it; undefined for a file of measurements. */
export function useFieldOptions({ mapping, items }: FileImportPartsFragment): FieldOption[] | undefined {
  const { formatMessage } = useIntl();
  if (mapping.kind === 'MEASUREMENTS') return undefined;
  if (mapping.kind === 'HIVES')
    return importHiveFields.map((value) => ({
      value,
      label: formatMessage({ id: `importFiles.hiveField.${value}` }),
    }));
  const kind = recordKindOf(mapping);
  if (kind !== undefined)
    return recordFieldsOf(kind).map((value) => ({
      value,
      label: formatMessage({ id: `importFiles.recordField.${value}` }),
    }));
  return [
    ...importFields.map((field) => ({
      value: field as string,
      label: formatMessage({ id: `importFiles.field.${field}` }),
    })),
    ...items.map(({ key, name }) => ({ value: key, label: name })),
  ];
}
