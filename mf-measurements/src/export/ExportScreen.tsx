import { usePreference, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates, Stack } from '@skep/ui';
import { useState } from 'react';
import { type Source, sourceIn, sourceText } from '../charts/source.ts';
import type { TableResolution } from '../generated/graphql.ts';
import { EverythingCard } from './EverythingCard.tsx';
import { ExportQuery } from './ExportScreen.graphql.ts';
import { MeasuredTable } from './MeasuredTable.tsx';
import { RestoreCard } from './RestoreCard.tsx';
import { daysOf, lastWeek } from './table-days.ts';
import { useIntl } from './use-export-intl.ts';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Exports: measurements as a table, whose size is shown first, and everything as one file; and how that comes back. */
export function ExportScreen() {
  const { formatMessage } = useIntl();
  useTitle(formatMessage({ id: 'devices.export' }));
  const [remembered, remember] = usePreference('measurements:source');
  const [days, setDays] = useState(() => lastWeek(new Date()));
  const [resolution, setResolution] = useState<TableResolution>('MESSAGE');
  /** Undefined: all there are. */
  const [chosen, setChosen] = useState<readonly string[]>();
  const wanted = sourceIn(remembered);
  const range = daysOf(days);
  const result = useQuery(ExportQuery, {
    variables: {
      ...variablesOf(wanted),
      ...(range ?? { start: '', end: '' }),
      timeZone,
      resolution,
      quantities: [...(chosen ?? [])],
    },
    fetchPolicy: 'cache-and-network',
    skip: range === undefined,
  });
  // While another size is on its way, the former one stays.
  const data = result.data ?? result.previousData;
  const deviceId = data?.measuredTable?.deviceId;
  const source = wanted ?? (deviceId ? { kind: 'device' as const, id: deviceId } : undefined);
  const hasMeasured = data && (data.devices.length > 0 || data.measuredApiaries.length > 0);
  return (
    <Page title={formatMessage({ id: 'devices.export' })} maxWidth="readable">
      <ScreenStates state={useScreenState({ ...result, data })}>
        <Stack gap={16}>
          {data && hasMeasured && (
            <MeasuredTable
              {...data}
              table={data.measuredTable ?? undefined}
              isLoading={result.loading}
              source={source}
              onSource={(next) => remember(sourceText(next))}
              {...{ days, resolution, chosen }}
              onDays={setDays}
              onResolution={setResolution}
              onChosen={setChosen}
            />
          )}
          <EverythingCard />
          <RestoreCard />
        </Stack>
      </ScreenStates>
    </Page>
  );
}

/** None: of the person's first device. */
function variablesOf(source: Source | undefined) {
  if (source === undefined) return {};
  const { kind, id } = source;
  if (kind === 'device') return { deviceId: id };
  return kind === 'hive' ? { hiveIds: [id] } : { apiaryId: id };
}
