import type { Curve } from '@skep/charts';
import { inUnits, type Units, weatherColors } from '@skep/domain';
import { figuresInUnits } from '../charts/figures-in-units.ts';

export type WeatherChartId =
  | 'temperature'
  | 'precipitation'
  | 'wind'
  | 'sky'
  | 'pressure'
  | 'uvIndex'
  | 'ozone';

const fallenTypes = ['RAIN', 'SLEET', 'SNOW'] as const;
type FallenType = (typeof fallenTypes)[number];

/** Lines of charts that have more than one. */
export type WeatherLine =
  | 'temperature'
  | 'apparentTemperature'
  | 'dewPoint'
  | 'windSpeed'
  | 'windGust'
  | 'cloudCover'
  | 'humidity'
  | FallenType;

export function isFallen(line: WeatherLine): line is FallenType {
  return fallenTypes.some((type) => type === line);
}

/** Rain and snow by bin. */
export interface Fallen {
  mm: readonly (number | null)[];
  /** In which form most of it fell; null: not known. */
  types: readonly (FallenType | null)[];
}

export interface WeatherChart {
  id: WeatherChartId;
  form: 'lines' | 'bars';
  unit: string | undefined;
  decimals: number;
  leastRange: number;
  curves: readonly Curve[];
}

/** Figures of one quantity, as the gateway tells them. */
export interface WeatherFigures {
  quantity: string;
  mean: readonly (number | null)[];
  min: readonly (number | null)[];
  max: readonly (number | null)[];
}

type Described = Omit<WeatherChart, 'curves'> & {
  /** The first has the chart's name where it is alone. */
  lines: readonly { quantity: string; name: WeatherLine | undefined; color: string }[];
};

const described: readonly Described[] = [
  {
    id: 'temperature',
    form: 'lines',
    unit: '°C',
    decimals: 1,
    leastRange: 2,
    lines: [
      { quantity: 'temperature', name: 'temperature', color: weatherColors.temperature },
      {
        quantity: 'apparentTemperature',
        name: 'apparentTemperature',
        color: weatherColors.apparentTemperature,
      },
      { quantity: 'dewPoint', name: 'dewPoint', color: weatherColors.dewPoint },
    ],
  },
  {
    id: 'precipitation',
    form: 'bars',
    unit: 'mm',
    decimals: 1,
    leastRange: 1,
    lines: [
      { quantity: 'precipitation', name: undefined, color: weatherColors.precipIntensity },
      { quantity: 'RAIN', name: 'RAIN', color: weatherColors.precipIntensity },
      { quantity: 'SLEET', name: 'SLEET', color: weatherColors.windGust },
      { quantity: 'SNOW', name: 'SNOW', color: weatherColors.temperature },
    ],
  },
  {
    id: 'wind',
    form: 'lines',
    unit: 'm/s',
    decimals: 1,
    leastRange: 5,
    lines: [
      { quantity: 'windSpeed', name: 'windSpeed', color: weatherColors.windSpeed },
      { quantity: 'windGust', name: 'windGust', color: weatherColors.windGust },
    ],
  },
  {
    id: 'sky',
    form: 'lines',
    unit: '%',
    decimals: 0,
    leastRange: 20,
    lines: [
      { quantity: 'cloudCover', name: 'cloudCover', color: weatherColors.cloudCover },
      { quantity: 'humidity', name: 'humidity', color: weatherColors.humidity },
    ],
  },
  {
    id: 'pressure',
    form: 'lines',
    unit: 'hPa',
    decimals: 1,
    leastRange: 5,
    lines: [{ quantity: 'pressure', name: undefined, color: weatherColors.pressure }],
  },
  {
    id: 'uvIndex',
    form: 'lines',
    unit: undefined,
    decimals: 1,
    leastRange: 2,
    lines: [{ quantity: 'uvIndex', name: undefined, color: weatherColors.uvIndex }],
  },
  {
    id: 'ozone',
    form: 'lines',
    unit: 'µg/m³',
    decimals: 0,
    leastRange: 20,
    lines: [{ quantity: 'ozone', name: undefined, color: weatherColors.ozone }],
  },
];

/**
 * What is known of the weather, in charts by what belongs together.
 * @param nameOf of a chart, and of a line within it.
 */
export function weatherCharts(
  quantities: readonly WeatherFigures[],
  fallen: Fallen,
  units: Units,
  nameOf: (chart: WeatherChartId, line: WeatherLine | undefined) => string,
): WeatherChart[] {
  const known = new Map(
    [...quantities, ...figuresOfFallen(fallen)]
      .filter(({ mean }) => mean.some((value) => value !== null))
      .map((figures) => [figures.quantity, figures]),
  );
  return described.flatMap(({ lines, ...chart }) => {
    const curves = lines.flatMap(({ quantity, name, color }) => {
      const figures = known.get(quantity);
      if (figures === undefined) return [];
      const shown = (values: readonly (number | null)[]) => figuresInUnits(values, chart.unit, units);
      const { mean, min, max } = figures;
      const isSpread = min.some((least, index) => least !== null && least < (max[index] ?? least));
      return [
        {
          key: quantity,
          name: nameOf(chart.id, name),
          color: `#${color}`,
          mean: shown(mean),
          range: isSpread ? { min: shown(min), max: shown(max) } : undefined,
        },
      ];
    });
    if (curves.length === 0) return [];
    return [{ ...chart, unit: inUnits({ value: 0, unit: chart.unit }, units).unit, curves }];
  });
}

/** One line where all of it is rain, or nobody knows; else a line for each form. */
function figuresOfFallen({ mm, types }: Fallen): WeatherFigures[] {
  const figures = (quantity: string, values: readonly (number | null)[]) => ({
    ...{ quantity, mean: values, min: values, max: values },
  });
  if (types.every((type) => type === null || type === 'RAIN')) return [figures('precipitation', mm)];
  return fallenTypes.map((type) =>
    figures(
      type,
      mm.map((value, index) => ((types[index] ?? 'RAIN') === type ? value : null)),
    ),
  );
}
