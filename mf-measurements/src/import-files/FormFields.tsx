import { fixedZones, importLimits } from '@skep/domain';
import { Checkbox, Stack, tokens } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import styled from 'styled-components';
import type { ImportDateOrder, ImportEncoding, ImportSeparator } from '../generated/graphql.ts';
import type { Mapping } from './import-mapping.ts';
import { useIntl } from './use-import-files-intl.ts';

export interface FormFieldsProps {
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
  isDisabled: boolean;
}

const separators: readonly ImportSeparator[] = ['COMMA', 'SEMICOLON', 'TAB', 'PIPE'];
const dateOrders: readonly ImportDateOrder[] = ['YMD', 'DMY', 'MDY', 'UNIX', 'EXCEL'];
/** As programs call them, in any language, and the languages that some are for. */
const encodings: Readonly<Record<ImportEncoding, readonly [name: string, ...languages: string[]]>> = {
  UTF8: ['UTF-8'],
  UTF16LE: ['UTF-16 LE'],
  UTF16BE: ['UTF-16 BE'],
  LATIN1: ['Windows-1252 (Latin-1)'],
  CP1250: ['Windows-1250', 'cs', 'pl', 'ro'],
  CP1251: ['Windows-1251', 'ru', 'uk', 'bg'],
  CP1253: ['Windows-1253', 'el'],
  CP1254: ['Windows-1254', 'tr'],
  KOI8R: ['KOI8-R', 'ru'],
};
/** As far as beekeepers write above their tables. */
const skippedRows = Array.from({ length: importLimits.skippedRows + 1 }, (_, rows) => rows);

/** How the file is written, which is guessed: it opens for who has to say otherwise. */
export function FormFields({ mapping, onChange, isDisabled }: FormFieldsProps) {
  const { formatMessage, formatNumber, formatList, formatDisplayName } = useIntl();
  const languageName = (code: string) => formatDisplayName(code, { type: 'language' }) ?? code;
  const isFixed = (name: string) => fixedZones.some(({ zone }) => zone === name);
  const zones = [...new Set([mapping.timeZone, ...Intl.supportedValuesOf('timeZone')])].filter(
    (name) => !isFixed(name),
  );
  return (
    <Details>
      <summary>{formatMessage({ id: 'importFiles.form' })}</summary>
      <Stack gap={16}>
        <SelectField
          label={formatMessage({ id: 'importFiles.dateOrder' })}
          isAlwaysChosen
          isDisabled={isDisabled}
          options={dateOrders.map((value) => ({
            value,
            label: formatMessage({ id: `importFiles.dateOrder.${value}` }),
          }))}
          value={mapping.dateOrder}
          onChange={(dateOrder) => dateOrder && onChange({ ...mapping, dateOrder })}
        />
        <SelectField
          label={formatMessage({ id: 'importFiles.timeZone' })}
          hint={formatMessage({ id: 'importFiles.timeZoneMeans' })}
          isAlwaysChosen
          isDisabled={isDisabled}
          options={[
            ...zones.map((value) => ({ value, label: value })),
            ...fixedZones.map(({ offset, zone }) => ({
              value: zone,
              label: formatMessage({ id: 'importFiles.fixedZone' }, { offset }),
            })),
          ]}
          value={mapping.timeZone}
          onChange={(timeZone) => timeZone && onChange({ ...mapping, timeZone })}
        />
        <SelectField
          label={formatMessage({ id: 'importFiles.separator' })}
          isAlwaysChosen
          isDisabled={isDisabled}
          options={separators.map((value) => ({
            value,
            label: formatMessage({ id: `importFiles.separator.${value}` }),
          }))}
          value={mapping.separator}
          onChange={(separator) => separator && onChange({ ...mapping, separator })}
        />
        <SelectField
          label={formatMessage({ id: 'importFiles.encoding' })}
          isAlwaysChosen
          isDisabled={isDisabled}
          options={Object.entries(encodings).map(([value, [name, ...languages]]) => ({
            value: value as ImportEncoding,
            label: [name, formatList(languages.map(languageName), { type: 'unit' })]
              .filter(Boolean)
              .join(': '),
          }))}
          value={mapping.encoding}
          onChange={(encoding) => encoding && onChange({ ...mapping, encoding })}
        />
        <SelectField
          label={formatMessage({ id: 'importFiles.skippedRows' })}
          hint={formatMessage({ id: 'importFiles.skippedRowsMean' })}
          isAlwaysChosen
          isDisabled={isDisabled}
          options={skippedRows.map((rows) => ({ value: String(rows), label: formatNumber(rows) }))}
          value={String(mapping.skippedRows ?? 0)}
          onChange={(rows) => onChange({ ...mapping, skippedRows: Number(rows) })}
        />
        <Checkbox
          label={formatMessage({ id: 'importFiles.decimalComma' })}
          isChecked={mapping.hasDecimalComma}
          isDisabled={isDisabled}
          onChange={(hasDecimalComma) => onChange({ ...mapping, hasDecimalComma })}
        />
        <Checkbox
          label={formatMessage({ id: 'importFiles.header' })}
          isChecked={mapping.hasHeader}
          isDisabled={isDisabled}
          onChange={(hasHeader) => onChange({ ...mapping, hasHeader })}
        />
      </Stack>
    </Details>
  );
}

const Details = styled.details`
  /* No flex box: it has no marker, and nobody sees that there is more to open. */
  & > summary {
    min-height: ${tokens.size.target};
    padding-block: ${tokens.space[12]};
    cursor: pointer;
    font-weight: 600;
  }
`;
