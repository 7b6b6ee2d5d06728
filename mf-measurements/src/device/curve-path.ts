type Values = readonly (number | null)[];

/** Least, greatest and last of what was measured; undefined where nothing was. */
export function extentOf(values: Values): { least: number; greatest: number; last: number } | undefined {
  const measured = values.filter((value) => value !== null);
  const last = measured.at(-1);
  if (last === undefined) return undefined;
  return { least: Math.min(...measured), greatest: Math.max(...measured), last };
}

interface CurveSize {
  width: number;
  height: number;
  /** What fills the height at least: a hive that loses 100 g must not look like one that swarms. */
  leastRange: number;
}

/** Room for half the width of the line above and below. */
const margin = 2;

/** Path data of a curve. */
export interface CurvePath {
  line: string;
  /** Values between two gaps, which no line shows. */
  dots: string;
}

/** A curve with the greatest value at the top; gaps stay gaps, and a value between two gaps is a dot. */
export function curvePath(values: Values, { width, height, leastRange }: CurveSize): CurvePath {
  const extent = extentOf(values);
  const path: CurvePath = { line: '', dots: '' };
  if (extent === undefined) return path;
  const { least, greatest } = extent;
  const step = width / Math.max(1, values.length - 1);
  const range = Math.max(greatest - least, leastRange);
  const bottom = (least + greatest - range) / 2;
  values.forEach((value, index) => {
    if (value === null) return;
    const share = (value - bottom) / range;
    const x = round(index * step);
    const y = round(height - margin - share * (height - 2 * margin));
    const isFirst = index === 0 || values[index - 1] === null;
    const isAlone = isFirst && (values[index + 1] ?? null) === null;
    if (isAlone) path.dots += `M${x} ${y}h0`;
    else path.line += `${isFirst ? 'M' : 'L'}${x} ${y}`;
  });
  return path;
}

const round = (value: number) => Math.round(value * 10) / 10;
