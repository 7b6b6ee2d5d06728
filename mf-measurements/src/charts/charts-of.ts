import { type Curve, type HeatRow, scaleOfUnit } from '@skep/charts';
import { inUnits, quantityColors, type Units, unknownQuantityColor } from '@skep/domain';
import { figuresInUnits } from './figures-in-units.ts';

/** Figures of one quantity, as the gateway tells them. */
export interface MeasuredSeries {
  quantity: string;
  unit: string;
  mean: readonly (number | null)[];
  min: readonly (number | null)[];
  max: readonly (number | null)[];
}

export interface NamedQuantity {
  key: string;
  name: string;
  unit?: string | null | undefined;
}

export type GroupId = 'weight' | 'temperature' | 'soundSpectrum' | 'sound' | 'bees';

/** One chart of the screen: quantities that share a scale. */
export interface ChartOfGroup {
  /** Its group, or the key of its quantity. */
  id: string;
  /** Undefined: a quantity by itself, which gives the chart its name. */
  group: GroupId | undefined;
  /** Its first quantity. */
  key: string;
  name: string;
  unit: string | undefined;
  decimals: number;
  leastRange: number;
  /** Of the device rather than of the hive; or nobody knows what it is. */
  isTechnical: boolean;
  curves: readonly Curve[];
}

const groups: readonly { id: GroupId; has: RegExp }[] = [
  { id: 'weight', has: /^(net_)?weight_(combined_)?kg/ },
  { id: 'temperature', has: /^t(_\w)?$/ },
  { id: 'soundSpectrum', has: /^s_bin/ },
  { id: 'sound', has: /^s_(tot|fan_\d|fly_a)$/ },
  { id: 'bees', has: /^bc_/ },
];

/** In which order charts stand; what is not named here comes before what is technical, what is unknown comes last. */
const order: readonly (GroupId | string)[] = [
  'weight',
  'temperature',
  'h',
  'soundSpectrum',
  'sound',
  's_spl',
  'bees',
];
const technical: readonly string[] = ['bv', 'bat_volt', 'bat_perc', 'vcc', 'rssi', 'snr', 'lat', 'lon'];

/** Every quantity that was measured at any time of the period, in charts by group. */
export function chartsOf(
  series: readonly MeasuredSeries[],
  quantities: readonly NamedQuantity[],
  units: Units,
): ChartOfGroup[] {
  const named = new Map(quantities.map((quantity) => [quantity.key, quantity]));
  const isKnown = (of: MeasuredSeries | undefined) => of !== undefined && named.has(of.quantity);
  const byGroup = Map.groupBy(series, ({ quantity }) => groupOf(quantity) ?? quantity);
  return [...byGroup]
    .toSorted(
      ([one, [first]], [other, [second]]) => placeOf(one, isKnown(first)) - placeOf(other, isKnown(second)),
    )
    .flatMap(([id, members]) => {
      const [first] = members;
      if (!first) return [];
      const known = named.get(first.quantity);
      const storedUnit = known === undefined ? bareUnit(first.unit) : (known.unit ?? undefined);
      const { unit } = inUnits({ value: 0, unit: storedUnit }, units);
      return {
        id,
        group: groups.find((group) => group.id === id)?.id,
        key: first.quantity,
        name: known?.name ?? first.quantity,
        unit,
        ...(known === undefined && id === first.quantity ? scaleOfUnknown(members) : scaleOf(unit, id)),
        isTechnical: placeOf(id, known !== undefined) > order.length,
        curves: members.map((member) => curveOf(member, named.get(member.quantity)?.name, storedUnit, units)),
      };
    });
}

/** The rows of a spectrum, the deepest sound first. */
export function heatRowsOf({ curves }: ChartOfGroup): HeatRow[] {
  return curves
    .map(({ key, mean }) => {
      const [from = '', to = ''] = key.match(/\d+/g) ?? [];
      return { key, name: `${Number(from)}–${Number(to)} Hz`, figures: mean, from: Number(from) };
    })
    .toSorted((one, other) => one.from - other.from)
    .map(({ from: _, ...row }) => row);
}

function groupOf(key: string): GroupId | undefined {
  return groups.find(({ has }) => has.test(key))?.id;
}

function placeOf(id: string, isKnown: boolean): number {
  if (order.includes(id)) return order.indexOf(id);
  if (technical.includes(id)) return order.length + 1 + technical.indexOf(id);
  return order.length + (isKnown ? 0 : 1 + technical.length);
}

/** The wire has signs for numbers and for counts: nobody reads them as a unit. */
const bareUnit = (unit: string) => (unit === '-' || unit === '#' ? undefined : unit);

function curveOf(
  { quantity: key, mean, min, max }: MeasuredSeries,
  name: string | undefined,
  unit: string | undefined,
  units: Units,
): Curve {
  const shown = (figures: readonly (number | null)[]) => figuresInUnits(figures, unit, units);
  const isSpread = min.some((least, index) => least !== null && least < (max[index] ?? least));
  const color = Object.entries(quantityColors).find(([colored]) => colored === key)?.[1];
  return {
    key,
    name: name ?? key,
    color: `#${color ?? unknownQuantityColor}`,
    mean: shown(mean),
    range: isSpread ? { min: shown(min), max: shown(max) } : undefined,
  };
}

/** Of a thousandth or of a million: nothing but its own figures tells how exactly it is to be read. */
function scaleOfUnknown(members: readonly MeasuredSeries[]): { decimals: number; leastRange: number } {
  const figures = members.flatMap(({ min, max }) => [...min, ...max]).filter((value) => value !== null);
  const size = figures.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
  if (size === 0) return { decimals: 0, leastRange: 1 };
  const digits = Math.floor(Math.log10(size)) + 1;
  return { decimals: Math.max(0, Math.min(6, 3 - digits)), leastRange: 10 ** (digits - 2) };
}

function scaleOf(unit: string | undefined, id: string): { decimals: number; leastRange: number } {
  return id === 'bees' ? { decimals: 0, leastRange: 10 } : scaleOfUnit(unit);
}
