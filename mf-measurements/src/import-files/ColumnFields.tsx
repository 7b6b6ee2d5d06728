import { Checkbox, Stack } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { quantityOptions } from '../device/quantity-options.ts';
import type { ImportKind } from '../generated/graphql.ts';
import { type Column, columnChoice, type KnownQuantity, unitsOf } from './import-mapping.ts';
import { useIntl } from './use-import-files-intl.ts';
import type { FieldOption } from './useFieldOptions.ts';

export interface ColumnFieldsProps {
  title: string;
  column: Column;
  /** Its first ones. */
  cells: readonly string[];
  quantities: readonly KnownQuantity[];
  kind: ImportKind;
  /** What an inspection or a hive says; undefined: the file holds measurements. */
  fields: readonly FieldOption[] | undefined;
  isDisabled: boolean;
  onChoose: (choice: string) => void;
  onUnit: (unit: string) => void;
  /** Says that it holds the values of one hive alone; undefined: it cannot. */
  onName: ((name: string | null) => void) | undefined;
}

const roles = {
  MEASUREMENTS: [
    'SKIP',
    'TIME',
    'CLOCK',
    'MINUTE',
    'YEAR',
    'MONTH',
    'DAY',
    'WEEK',
    'DEVICE',
    'APIARY',
    'SERIES',
    'READING',
    'UNIT',
  ],
  HIVES: ['SKIP', 'HIVE', 'APIARY'],
  DEVICES: ['SKIP', 'HIVE', 'APIARY'],
} as const;
const rolesOfDays = [
  'SKIP',
  'TIME',
  'CLOCK',
  'MINUTE',
  'YEAR',
  'MONTH',
  'DAY',
  'WEEK',
  'HIVE',
  'APIARY',
] as const;
const rolesOf = (kind: ImportKind) =>
  kind === 'MEASUREMENTS' || kind === 'HIVES' || kind === 'DEVICES' ? roles[kind] : rolesOfDays;
const shownCells = 3;

/** What one column of the file is. */
export function ColumnFields({
  title,
  column,
  cells,
  quantities,
  kind,
  fields,
  isDisabled,
  onChoose,
  onUnit,
  onName,
}: ColumnFieldsProps) {
  const { formatMessage, formatList } = useIntl();
  const units = unitsOf(column, quantities);
  const shown = cells.filter((cell) => cell.trim() !== '').slice(0, shownCells);
  const groups = {
    roles: formatMessage({ id: 'importFiles.roles' }),
    values: formatMessage({ id: 'importFiles.values' }),
  };
  return (
    <Stack gap={8}>
      <SelectField
        label={title}
        isAlwaysChosen
        isDisabled={isDisabled}
        hint={
          shown.length > 0
            ? formatList(shown, { type: 'unit' })
            : formatMessage({ id: 'importFiles.emptyColumn' })
        }
        options={[
          ...rolesOf(kind).map((role) => ({
            value: role === 'HIVE' ? 'DEVICE' : (role as string),
            label: formatMessage({ id: `importFiles.role.${role}` }),
            group: groups.roles,
          })),
          ...(fields ?? quantityOptions(quantities)).map(({ value, label }) => ({
            value: `value:${value}`,
            label,
            group: groups.values,
          })),
        ]}
        value={columnChoice(column)}
        onChange={(choice) => choice !== undefined && onChoose(choice)}
      />
      {onName && (
        <Checkbox
          label={formatMessage({ id: 'importFiles.ofOneHive' }, { name: column.name ?? title })}
          isChecked={(column.name ?? null) !== null}
          isDisabled={isDisabled}
          onChange={(isOfOne) => onName(isOfOne ? title : null)}
        />
      )}
      {units.length > 1 && (
        <SelectField
          label={formatMessage({ id: 'importFiles.unit' }, { title })}
          isRequired={column.isUnitUnsure ?? false}
          isAlwaysChosen={!column.isUnitUnsure}
          isDisabled={isDisabled}
          hint={
            column.isUnitUnsure
              ? formatMessage({ id: 'importFiles.unitUnsure' }, { unit: column.unit ?? units[0] })
              : undefined
          }
          options={units.map((unit) => ({ value: unit, label: unit }))}
          value={column.isUnitUnsure ? undefined : (column.unit ?? units[0])}
          onChange={(unit) => unit !== undefined && onUnit(unit)}
        />
      )}
    </Stack>
  );
}
