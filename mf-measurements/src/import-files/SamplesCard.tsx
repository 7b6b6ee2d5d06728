import { inUnits } from '@skep/domain';
import { measuredText } from '@skep/i18n';
import { useUnits } from '@skep/remote-kit';
import { Card, Heading, Stack, Text } from '@skep/ui';
import type { ReactNode } from 'react';
import type { FileImportPartsFragment } from '../generated/graphql.ts';
import type { KnownQuantity } from './import-mapping.ts';
import { useIntl } from './use-import-files-intl.ts';
import { useColumnName } from './useColumnName.ts';
import type { FieldOption } from './useFieldOptions.ts';

export interface SamplesCardProps {
  samples: FileImportPartsFragment['samples'];
  quantities: readonly KnownQuantity[];
  fields: readonly FieldOption[] | undefined;
}

/** The first rows of the file, as they are read. */
export function SamplesCard({ samples, quantities, fields }: SamplesCardProps) {
  const { formatMessage } = useIntl();
  if (samples.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={3}>{formatMessage({ id: 'importFiles.preview' })}</Heading>
        <Stack gap={8} as="ul">
          {samples.map((sample, index) => (
            <li key={index}>
              <Sample sample={sample} quantities={quantities} fields={fields} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

interface SampleProps {
  sample: SamplesCardProps['samples'][number];
  quantities: readonly KnownQuantity[];
  fields: readonly FieldOption[] | undefined;
}

function Sample({ sample: { name, time, values, said, problems }, quantities, fields }: SampleProps) {
  const { formatMessage, formatDate, formatNumber, formatList } = useIntl();
  const [units, columnName] = [useUnits(), useColumnName()];
  const measured = values.map(({ quantity: key, value: stored }) => {
    const quantity = quantities.find((each) => each.key === key);
    const { value, unit } = inUnits({ value: stored, unit: quantity?.unit ?? undefined }, units);
    return `${quantity?.name ?? key} ${measuredText(value, unit, formatNumber, { maximumFractionDigits: 3 })}`;
  });
  const answered = said.map(({ field, text }) => {
    const label = fields?.find(({ value }) => value === field)?.label ?? field;
    // An item is below its headings: its own name is enough for a reader.
    return (
      <span key={field} title={label}>
        {`${label.split(' > ').at(-1) ?? label}: ${text}`}
      </span>
    );
  });
  const parts: ReactNode[] = [...measured, ...answered];
  const called = [time && formatDate(time, { dateStyle: 'medium', timeStyle: 'short' }), name];
  const faults = problems.map(({ column, reason }) =>
    reason === 'NO_VALUE' && column !== ''
      ? formatMessage({ id: 'importFiles.lacks' }, { column: columnName(column) })
      : [columnName(column), formatMessage({ id: `importFiles.reason.${reason}` })]
          .filter(Boolean)
          .join(': '),
  );
  return (
    <Stack gap={4}>
      {(time || name) && (
        <Text>
          <strong>{called.filter(Boolean).join(' · ')}</strong>
          {parts.length > 0 && ' · '}
          {parts.length > 0 && formatList(parts, { type: 'unit' })}
        </Text>
      )}
      {faults.map((fault) => (
        <Text key={fault} tone="problem">
          {fault}
        </Text>
      ))}
    </Stack>
  );
}
