import { isAnyRecordField } from './import-mapping.ts';
import { useIntl } from './use-import-files-intl.ts';

/** How a column of a refusal is called: where no column of the file says what is missing, it is a field. */
export function useColumnName(): (column: string) => string {
  const { formatMessage } = useIntl();
  return (column) =>
    isAnyRecordField(column) ? formatMessage({ id: `importFiles.recordField.${column}` }) : column;
}
