import { type ChartMark, type Curve, CurveChart, fetchDrawingAhead } from '@skep/charts';
import {
  dayAfter,
  type MiteThresholds,
  type MiteUnit,
  miteGaugeOf,
  miteLevelOf,
  miteSeasonDays,
  miteUnitOf,
  thresholdOn,
} from '@skep/domain';
import { useNavigation } from '@skep/remote-kit';
import { Stack } from '@skep/ui';
import { useTreatmentTitle } from '../entries/useEntryTexts.ts';
import { useIntl } from '../use-mite-intl.ts';
import type { HiveCount, HiveSeason, Season } from './season.ts';

fetchDrawingAhead();

export interface MiteChartProps {
  title: string;
  hives: readonly HiveSeason[];
  thresholds: MiteThresholds;
  season: Season;
}

/** Colours of the three curves; their strokes tell them apart as well. */
const colors = { level: '#2f6db0', amber: '#ae781d', red: '#b3261e' } as const;

/** Counts over a season, with the lines of the person's thresholds and a mark for each treatment. */
export function MiteChart(chart: MiteChartProps) {
  const units: readonly MiteUnit[] = ['percent', 'per_day'];
  return (
    <Stack gap={16}>
      {units.map((unit) => (
        <UnitChart key={unit} {...chart} unit={unit} />
      ))}
    </Stack>
  );
}

function UnitChart({ title, hives, thresholds, season, unit }: MiteChartProps & { unit: MiteUnit }) {
  const { formatMessage } = useIntl();
  const marks = useTreatmentMarks(hives);
  const counts = hives.flatMap((hive) => hive.counts.filter(({ method }) => miteUnitOf(method) === unit));
  const days = [...new Set(counts.map(({ day }) => day))].sort();
  if (days.length === 0) return null;
  const curves = curvesOf(counts, days, thresholds, {
    level: formatMessage({ id: hives.length > 1 ? 'mites.meanOfHives' : 'book.kind.MITE_COUNT' }),
    amber: formatMessage({ id: 'mites.from.amber' }),
    red: formatMessage({ id: 'mites.from.red' }),
  });
  const { from, until } = miteSeasonDays(season.year, season.isSouthern);
  const name = formatMessage({ id: unit === 'percent' ? 'mites.ofBees' : 'mites.fallen' });
  return (
    <CurveChart
      title={`${title} · ${name}`}
      times={days.map(timeOf)}
      curves={curves}
      period={{ start: timeOf(from), end: timeOf(dayAfter(until, 1)) }}
      timeZone="UTC"
      moments="days"
      unit={unit === 'percent' ? '%' : undefined}
      decimals={1}
      leastRange={unit === 'percent' ? 4 : 12}
      marks={marks}
    />
  );
}

/** In the zone that the chart is drawn in, so that a day is the same wherever the person is. */
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

function curvesOf(
  counts: readonly HiveCount[],
  days: readonly string[],
  thresholds: MiteThresholds,
  names: Record<keyof typeof colors, string>,
): Curve[] {
  const byDay = days.map((day) => {
    const same = counts.filter((count) => count.day === day);
    const levels = same.flatMap((count) => miteLevelOf(count) ?? []);
    const [first] = same;
    return {
      mean: levels.reduce((sum, { value }) => sum + value, 0) / Math.max(levels.length, 1),
      // Of one hive the range of its count, of many that of the hives.
      min: Math.min(...levels.map(({ low, value }) => (levels.length === 1 ? low : value))),
      max: Math.max(...levels.map(({ high, value }) => (levels.length === 1 ? high : value))),
      line: first && thresholdOn(thresholds[miteGaugeOf(first.method)], day),
    };
  });
  return [
    {
      ...{ key: 'level', name: names.level, color: colors.level, mean: byDay.map(({ mean }) => mean) },
      range: { min: byDay.map(({ min }) => min), max: byDay.map(({ max }) => max) },
    },
    {
      key: 'amber',
      name: names.amber,
      color: colors.amber,
      mean: byDay.map(({ line }) => line?.amber ?? null),
    },
    { key: 'red', name: names.red, color: colors.red, mean: byDay.map(({ line }) => line?.red ?? null) },
  ];
}

function useTreatmentMarks(hives: readonly HiveSeason[]): ChartMark[] {
  const navigation = useNavigation();
  const title = useTreatmentTitle();
  const treatments = [...new Set(hives.flatMap((hive) => hive.treatments))];
  return treatments.map(({ entryId, day, ...treatment }) => ({
    ...{ key: entryId, time: timeOf(day), label: title(treatment), icon: 'drop' as const },
    onOpen: () => navigation.go('/registers?kind=TREATMENT'),
  }));
}
