/** Weights of hours, with the beginning of each; null: not known. */
export interface HourlyWeights {
  times: readonly string[];
  corrected: readonly (number | null)[];
}

const hourMs = 60 * 60_000;

/** Their mean in each bin of a chart; a bin that is shorter than an hour has that of its hour. */
export function weightsInBins(
  bins: readonly number[],
  { times, corrected }: HourlyWeights,
): (number | null)[] {
  const binMs = (bins[1] ?? 0) - (bins[0] ?? 0);
  const hours = times.flatMap((time, index) => {
    const kg = corrected[index] ?? null;
    return kg === null ? [] : [{ start: Date.parse(time), kg }];
  });
  let first = 0;
  return bins.map((bin, index) => {
    const end = bins[index + 1] ?? bin + binMs;
    while ((hours[first]?.start ?? Number.POSITIVE_INFINITY) + hourMs <= bin) first += 1;
    let [sum, count] = [0, 0];
    for (let place = first; (hours[place]?.start ?? Number.POSITIVE_INFINITY) < end; place += 1) {
      sum += hours[place]?.kg ?? 0;
      count += 1;
    }
    return count === 0 ? null : sum / count;
  });
}
