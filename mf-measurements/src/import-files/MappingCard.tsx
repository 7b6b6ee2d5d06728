import { Card, Heading, Stack, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import type { FileImportPartsFragment } from '../generated/graphql.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { FixedFields } from './FixedFields.tsx';
import { FormFields } from './FormFields.tsx';
import {
  isNamed,
  type KnownQuantity,
  type Mapping,
  withColumn,
  withColumnName,
  withUnit,
} from './import-mapping.ts';
import { KindField } from './KindField.tsx';
import { useIntl } from './use-import-files-intl.ts';
import { useFieldOptions } from './useFieldOptions.ts';

export interface MappingCardProps {
  found: FileImportPartsFragment;
  titles: readonly string[];
  devices: readonly { id: string; name: string }[];
  quantities: readonly KnownQuantity[];
  onChange: (mapping: Mapping) => void;
  isSaving: boolean;
}

/** What each column is, whose values they are, and how the file is written. Every choice is saved at once. */
export function MappingCard({ found, titles, devices, quantities, onChange, isSaving }: MappingCardProps) {
  const { formatMessage } = useIntl();
  const { mapping, samples } = found;
  const fields = useFieldOptions(found);
  const hasDevices = mapping.columns.some(({ role }) => role === 'DEVICE');
  return (
    <Card as="section">
      <Stack gap={16}>
        <KindField mapping={mapping} onChange={onChange} isDisabled={isSaving} />
        <Stack gap={4}>
          <Heading level={3}>{formatMessage({ id: 'importFiles.columns' })}</Heading>
          <Text tone="muted">{formatMessage({ id: 'importFiles.columnsMean' })}</Text>
        </Stack>
        {mapping.columns.map((column, index) => (
          <ColumnFields
            key={index}
            title={titles[index] ?? String(index + 1)}
            column={column}
            cells={[...new Set(samples.map(({ cells }) => cells[index] ?? ''))]}
            quantities={quantities}
            kind={mapping.kind}
            fields={fields}
            isDisabled={isSaving}
            onChoose={(choice) => onChange(withColumn(mapping, index, choice))}
            onUnit={(unit) => onChange(withUnit(mapping, index, unit))}
            onName={
              mapping.kind === 'MEASUREMENTS' && column.role === 'VALUE' && !hasDevices
                ? (name) => onChange(withColumnName(mapping, index, name))
                : undefined
            }
          />
        ))}
        {!isNamed(mapping) && mapping.kind !== 'HIVES' && (
          <SelectField
            label={formatMessage({ id: labelOfTarget(mapping) })}
            isRequired={mapping.kind !== 'DEVICES'}
            isDisabled={isSaving}
            options={[
              ...(fields ? found.hives : devices).map(({ id, name }) => ({ value: id, label: name })),
              {
                value: 'new',
                label: formatMessage({ id: fields ? 'importFiles.newHive' : 'importFiles.newDevice' }),
              },
            ]}
            value={mapping.target === 'none' ? undefined : mapping.target}
            onChange={(target) => onChange({ ...mapping, target: target ?? 'none' })}
          />
        )}
        <FixedFields mapping={mapping} onChange={onChange} isDisabled={isSaving} />
        <FormFields mapping={mapping} onChange={onChange} isDisabled={isSaving} />
      </Stack>
    </Card>
  );
}

/** Whose all rows are. */
function labelOfTarget({ kind }: Mapping) {
  if (kind === 'MEASUREMENTS') return 'importFiles.device';
  return kind === 'INSPECTIONS' ? 'importFiles.hive' : 'importFiles.hiveOfRows';
}
