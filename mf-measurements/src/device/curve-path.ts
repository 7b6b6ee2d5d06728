type Values = readonly (number | null)[];

/** Least and greatest of what was measured; undefined where nothing was. */
export function extentOf(values: Values): { least: number; greatest: number } | undefined {
  const measured = values.filter((value) => value !== null);
  if (measured.length === 0) return undefined;
  return { least: Math.min(...measured), greatest: Math.max(...measured) };
}

/** Room for half the width of the line above and below. */
const margin = 2;

/** Path data of a curve: the greatest value at the top, gaps stay gaps, a value between two gaps is a dot. */
export function curvePath(values: Values, { width, height }: { width: number; height: number }): string {
  const extent = extentOf(values);
  if (extent === undefined) return '';
  const { least, greatest } = extent;
  const step = width / Math.max(1, values.length - 1);
  const span = greatest - least || 1;
  const isFlat = greatest === least;
  const parts = values.map((value, index) => {
    if (value === null) return '';
    const share = isFlat ? 0.5 : (value - least) / span;
    const x = round(index * step);
    const y = round(height - margin - share * (height - 2 * margin));
    const isFirst = index === 0 || values[index - 1] === null;
    const isAlone = isFirst && (values[index + 1] ?? null) === null;
    return `${isFirst ? 'M' : 'L'}${x} ${y}${isAlone ? 'h0' : ''}`;
  });
  return parts.join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
