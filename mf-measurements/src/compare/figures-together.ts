import type { Curve } from '@skep/charts';

type Figures = Curve['mean'];

/** Mean of several lines at each time, and how far they usually differ from it: one standard deviation. */
export function meanOf(lines: readonly Figures[], length: number): Pick<Curve, 'mean' | 'range'> {
  const at = Array.from({ length }, (_, index) => spreadOf(lines.flatMap((line) => line[index] ?? [])));
  return {
    mean: at.map((spread) => spread?.mean ?? null),
    range: {
      min: at.map((spread) => (spread ? spread.mean - spread.deviation : null)),
      max: at.map((spread) => (spread ? spread.mean + spread.deviation : null)),
    },
  };
}

/** Of one figure alone the deviation is none. */
function spreadOf(figures: readonly number[]): { mean: number; deviation: number } | undefined {
  if (figures.length === 0) return undefined;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const squares = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0);
  return { mean, deviation: figures.length === 1 ? 0 : Math.sqrt(squares / (figures.length - 1)) };
}
