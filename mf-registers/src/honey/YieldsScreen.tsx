import { inUnits, roundTo, seasonName } from '@skep/domain';
import { useQuery, useScreenState, useSearchParams, useTitle, useUnits } from '@skep/remote-kit';
import { Button, ChoiceField, Page, Row, ScreenStates, Stack, Text } from '@skep/ui';
import { csvText, download, fileName } from '@skep/ui/download';
import { SelectField } from '@skep/ui/form';
import { lazy, Suspense, useState } from 'react';
import { useKilograms } from '../entries/useHoneyFacts.ts';
import { thisYear, yearIn } from '../entry-forms/begun-with.ts';
import type { HoneyYieldsQuery } from '../generated/graphql.ts';
import { OffPaper } from '../printable-register/OffPaper.tsx';
import { PlainTable } from '../printable-register/PlainTable.tsx';
import { useIntl } from '../use-honey-intl.ts';
import { YieldsQuery } from './YieldsScreen.graphql.ts';
import { sumOf, type YieldGroup, yieldGroups, yieldLines } from './yield-lines.ts';

/** Highcharts comes only when somebody wants to see the bars. */
const YearBars = lazy(async () => ({ default: (await import('./YearBars.tsx')).YearBars }));

/** What each hive, queen or apiary gave in a year, and what bees brought in by the scales. */
export function YieldsScreen() {
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const requestedYear = yearIn(parameters);
  const by = yieldGroups.find((each) => each === parameters.get('by')) ?? 'hive';
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const result = useQuery(YieldsQuery, {
    variables: { year: requestedYear, timeZone },
    fetchPolicy: 'cache-and-network',
  });
  const state = useScreenState(result);
  const { season = { year: thisYear(), isSouthern: false }, honeyYields: found } = result.data ?? {};
  const year = requestedYear ?? season.year;
  const nameOf = (each: number) => seasonName(each, season.isSouthern);
  const title = formatMessage({ id: 'honey.yields' }, { year: nameOf(year) });
  useTitle(title);
  const years = [...new Set([season.year, year, ...(found?.years ?? []).map((each) => each.year)])];
  const go = (next: { year: string; by: string }) => setParameters(next);
  return (
    <Page title={title}>
      <OffPaper>
        <Row gap={16}>
          <SelectField
            label={formatMessage({ id: 'book.year' })}
            options={years
              .toSorted((a, b) => b - a)
              .map((each) => ({ value: String(each), label: nameOf(each) }))}
            value={String(year)}
            isAlwaysChosen
            onChange={(value) => go({ year: value ?? String(year), by })}
          />
          <ChoiceField
            label={formatMessage({ id: 'honey.by' })}
            isDense
            options={yieldGroups.map((value) => ({
              value,
              label: formatMessage({ id: `honey.by.${value}` }),
            }))}
            value={by}
            onChange={(value) => go({ year: String(year), by: value })}
          />
        </Row>
      </OffPaper>
      <ScreenStates state={state}>{found && <Yields found={found} by={by} title={title} />}</ScreenStates>
    </Page>
  );
}

type Found = HoneyYieldsQuery['honeyYields'];

function Yields({ found, by, title }: { found: Found; by: YieldGroup; title: string }) {
  const { formatMessage, locale } = useIntl();
  const [isDrawn, setIsDrawn] = useState(false);
  const table = useYieldTable(found, by);
  const save = () => download(fileName(title, 'csv'), new Blob(['\uFEFF', csvText(table.plain, locale)]));
  return (
    <Stack gap={24}>
      {table.lines.length === 0 ? (
        <Text>{formatMessage({ id: 'honey.yields.empty' })}</Text>
      ) : (
        <PlainTable
          label={title}
          headings={table.headings}
          lines={table.lines}
          sum={table.sum}
          numbersFrom={1}
        />
      )}
      <OffPaper>
        <Row>
          {table.lines.length > 0 && (
            <Button icon="download" onClick={save}>
              {formatMessage({ id: 'book.csv' })}
            </Button>
          )}
          {found.years.length > 1 && !isDrawn && (
            <Button kind="quiet" icon="data" onClick={() => setIsDrawn(true)}>
              {formatMessage({ id: 'honey.showBars' })}
            </Button>
          )}
        </Row>
      </OffPaper>
      {isDrawn && (
        <Suspense fallback={null}>
          <YearBars years={found.years} />
        </Suspense>
      )}
      <Text tone="muted" size="small">
        {formatMessage({ id: 'honey.yieldsHelp' })}
      </Text>
    </Stack>
  );
}

/** The lines as people read them, and with plain numbers for a file. */
function useYieldTable(found: Found, by: YieldGroup) {
  const { formatMessage, formatNumber } = useIntl();
  const kilograms = useKilograms();
  const units = useUnits();
  const rounded = (kg: number) => roundTo(inUnits({ value: kg, unit: 'kg' }, units).value, 2);
  const lines = yieldLines(found, by, {
    noQueen: formatMessage({ id: 'honey.noQueen' }),
    unnamedQueen: (hive) => formatMessage({ id: 'honey.unnamedQueen' }, { hive }),
  });
  const hasGain = lines.some(({ gainKg }) => gainKg !== undefined);
  const hasFrames = lines.some(({ framesUnweighed }) => framesUnweighed > 0);
  const headings = [
    formatMessage({ id: `honey.by.${by}` }),
    formatMessage({ id: 'honey.taken' }),
    ...(hasGain ? [formatMessage({ id: 'honey.gain' })] : []),
    ...(hasFrames ? [formatMessage({ id: 'honey.unweighed' })] : []),
  ];
  const taken = sumOf(lines.map((line) => line.kilograms));
  return {
    headings,
    lines: lines.map((line) => [
      line.name,
      kilograms(line.kilograms),
      ...(hasGain ? [line.gainKg === undefined ? '' : kilograms(line.gainKg)] : []),
      ...(hasFrames ? [line.framesUnweighed === 0 ? '' : formatNumber(line.framesUnweighed)] : []),
    ]),
    sum: [formatMessage({ id: 'honey.together' }), kilograms(taken)],
    plain: [
      headings.map((heading, index) =>
        index === 1 || (hasGain && index === 2) ? `${heading} (${units.weight})` : heading,
      ),
      ...lines.map((line) => [
        line.name,
        rounded(line.kilograms),
        ...(hasGain ? [line.gainKg === undefined ? '' : rounded(line.gainKg)] : []),
        ...(hasFrames ? [line.framesUnweighed] : []),
      ]),
    ],
  };
}
