import { hasDecimalComma } from '@skep/domain';
import { sizeText, useErrorText } from '@skep/i18n';
import { useDownload } from '@skep/remote-kit';
import { Button, Card, ChoiceField, Grid, Heading, Row, Stack, Text } from '@skep/ui';
import { DateField, MultiChoiceField } from '@skep/ui/form';
import { useState } from 'react';
import { isTurned } from '../charts/period.ts';
import { SourceChoice } from '../charts/SourceChoice.tsx';
import type { MeasuredApiaries, Source } from '../charts/source.ts';
import type { ExportQuery, TableResolution } from '../generated/graphql.ts';
import type { TableDays } from './table-days.ts';
import { useIntl } from './use-export-intl.ts';

type Table = NonNullable<ExportQuery['measuredTable']>;

export interface MeasuredTableProps {
  devices: readonly { id: string; name: string }[];
  measuredApiaries: MeasuredApiaries;
  quantities: readonly { key: string; name: string }[];
  /** Undefined: there is no such device or hive any more. */
  table: Table | undefined;
  isLoading: boolean;
  source: Source | undefined;
  days: TableDays;
  resolution: TableResolution;
  /** Quantities; undefined: all there are. */
  chosen: readonly string[] | undefined;
  onSource: (source: Source) => void;
  onDays: (days: TableDays) => void;
  onResolution: (resolution: TableResolution) => void;
  onChosen: (chosen: readonly string[] | undefined) => void;
}

const resolutions: readonly TableResolution[] = ['MESSAGE', 'HOUR', 'DAY'];
const separators = ['semicolon', 'comma', 'tab'] as const;

/** What the table is to hold, how large it would be, and the button that fetches it. */
export function MeasuredTable(props: MeasuredTableProps) {
  const { formatMessage, locale } = useIntl();
  const { table, source, days, resolution, onSource, onDays, onResolution } = props;
  const [separator, setSeparator] = useState<(typeof separators)[number]>(
    hasDecimalComma(locale) ? 'semicolon' : 'comma',
  );
  const turned = isTurned(days.first, days.last) ? formatMessage({ id: 'data.endBeforeStart' }) : undefined;
  return (
    <Card as="section">
      <Stack gap={16}>
        <Stack gap={8}>
          <Heading level={2}>{formatMessage({ id: 'export.table' })}</Heading>
          <Text tone="muted">{formatMessage({ id: 'export.tableMeans' })}</Text>
        </Stack>
        <SourceChoice
          apiaries={props.measuredApiaries}
          devices={props.devices}
          chosen={source}
          onChoose={onSource}
        />
        <Grid minColumn={240} gap={16}>
          <DateField
            label={formatMessage({ id: 'export.firstDay' })}
            isRequired
            value={days.first}
            onChange={(first) => onDays({ ...days, first })}
          />
          <DateField
            label={formatMessage({ id: 'export.lastDay' })}
            isRequired
            value={days.last}
            onChange={(last) => onDays({ ...days, last })}
            error={turned}
          />
        </Grid>
        <ChoiceField
          label={formatMessage({ id: 'export.resolution' })}
          options={resolutions.map((value) => ({
            value,
            label: formatMessage({ id: `export.resolution.${value}` }),
          }))}
          value={resolution}
          isDense
          onChange={onResolution}
        />
        {table && table.quantities.length > 0 && <Quantities {...props} table={table} />}
        <ChoiceField
          label={formatMessage({ id: 'export.separator' })}
          hint={formatMessage({ id: 'export.separatorMeans' })}
          options={separators.map((value) => ({
            value,
            label: formatMessage({ id: `export.separator.${value}` }),
          }))}
          value={separator}
          isDense
          onChange={setSeparator}
        />
        <SaveTable {...props} separator={separator} isReady={turned === undefined} />
      </Stack>
    </Card>
  );
}

function Quantities({ table, quantities, chosen, onChosen }: MeasuredTableProps & { table: Table }) {
  const { formatMessage } = useIntl();
  const names = new Map(quantities.map(({ key, name }) => [key, name]));
  return (
    <MultiChoiceField
      label={formatMessage({ id: 'export.quantities' })}
      options={table.quantities.map((value) => ({ value, label: names.get(value) ?? value }))}
      values={chosen ?? table.quantities}
      onChange={(next) => onChosen(next.length === table.quantities.length ? undefined : next)}
      {...(chosen?.length === 0 && { error: formatMessage({ id: 'export.noQuantity' }) })}
    />
  );
}

function SaveTable({
  table,
  chosen,
  isLoading,
  separator,
  isReady,
}: MeasuredTableProps & { separator: string; isReady: boolean }) {
  const { formatMessage, formatNumber } = useIntl();
  const errorText = useErrorText();
  const { isSaving, save } = useDownload();
  if (table === undefined) return <Text>{errorText('not_found')}</Text>;
  const isEmpty = table.rows === 0;

  return (
    <Stack gap={8}>
      <div role="status">
        <Text>
          {isEmpty
            ? formatMessage({ id: 'export.nothing' })
            : formatMessage(
                { id: 'export.size' },
                { rows: table.rows, size: sizeText(table.bytes, formatNumber) },
              )}
        </Text>
      </div>
      {table.isTooMuch && <Text tone="problem">{errorText('too_much_data')}</Text>}
      <Row>
        <Button
          kind="main"
          icon="download"
          isBusy={isSaving}
          isDisabled={isEmpty || isLoading || !isReady || table.isTooMuch || chosen?.length === 0}
          onClick={() => void save(`${table.path}&separator=${separator}`)}
        >
          {formatMessage({ id: 'export.save' })}
        </Button>
      </Row>
    </Stack>
  );
}
