/** Loudness of the darkest colour that a person may choose: the same in every period, so that two of them compare. */
export const heatMapMaxima = [50, 100, 200, 500, 1000, 2000, 5000] as const;

/** Of who has not chosen. */
export const usualHeatMapMaximum = 500;

export function isHeatMapMaximum(maximum: number): boolean {
  return heatMapMaxima.some((choice) => choice === maximum);
}
