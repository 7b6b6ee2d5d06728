import type { Curve } from '@skep/charts';
import type { Units } from '@skep/domain';
import { type ChartOfGroup, chartsOf, type MeasuredSeries } from '../charts/charts-of.ts';
import { meanOf } from './figures-together.ts';
import { lineColor } from './line-colors.ts';

/** Lines of one quantity in the same bins, as a chart draws them. */
export interface Compared extends Pick<ChartOfGroup, 'name' | 'unit' | 'decimals' | 'leastRange'> {
  times: readonly number[];
  curves: readonly Curve[];
}

export interface HivesAnswer {
  times: readonly string[];
  hives: readonly { hiveId: string; quantities: readonly MeasuredSeries[] }[];
}

interface Surroundings {
  quantity: string;
  /** Of hives. */
  names: ReadonlyMap<string, string>;
  quantities: Parameters<typeof chartsOf>[1];
  units: Units;
}

/** One line for each hive on which the quantity was measured; undefined where it was on none. */
export function comparedOf(
  { times, hives }: HivesAnswer,
  { quantity, names, quantities, units }: Surroundings,
): Compared | undefined {
  const charts = hives.flatMap(({ hiveId, quantities: measured }, place) => {
    const wanted = measured.filter((each) => each.quantity === quantity);
    return chartsOf(wanted, quantities, units).map((chart) => ({ chart, hiveId, place }));
  });
  const [first] = charts;
  if (first === undefined) return undefined;
  const { name, unit, decimals, leastRange } = first.chart;
  return {
    name,
    unit,
    decimals,
    leastRange,
    times: times.map((time) => Date.parse(time)),
    curves: charts.flatMap(({ chart, hiveId, place }) =>
      // With the spread of each hive nobody would see their lines.
      chart.curves.map(({ mean }) => ({
        key: hiveId,
        name: names.get(hiveId) ?? hiveId,
        color: lineColor(place),
        mean,
      })),
    ),
  };
}

/** One hive, and the mean of the others with how far they usually differ from it. */
export function againstMean(compared: Compared, ownId: string | undefined, nameOfMean: string): Compared {
  const own = compared.curves.find(({ key }) => key === ownId) ?? compared.curves[0];
  const others = compared.curves.filter((curve) => curve !== own).map(({ mean }) => mean);
  const mean = {
    key: 'mean',
    name: nameOfMean,
    color: lineColor(1),
    ...meanOf(others, compared.times.length),
  };
  return { ...compared, curves: own ? [{ ...own, color: lineColor(0) }, mean] : [mean] };
}
