import type { Context } from '../context.ts';
import type { DeviceId } from '../ids.ts';
import { type Figures, together } from './figures.ts';
import { type QuantityName, quantities } from './quantities.ts';
import { inputsOf, recalculatedAt, recalculating } from './recalculation.ts';
import { drawable, type Resolution } from './resolution.ts';
import { readBins } from './series-bins.ts';
import type { Source } from './source.ts';
import type { Window } from './window.ts';

/** Figures of quantities over time. Every bin of the window is there; a gap is an absent figure. */
export interface Series {
  resolution: Resolution;
  /** Where the bins begin. */
  starts: readonly Date[];
  /** By quantity and bin; only quantities that have any. */
  columns: ReadonlyMap<string, readonly (Figures | undefined)[]>;
}

export interface SeriesWish {
  window: Window;
  resolution: Resolution;
  zone: string;
  /** Undefined: all that stand in charts. */
  names: readonly QuantityName[] | undefined;
}

const chartedNames: readonly QuantityName[] = quantities
  .filter(({ isCharted }) => isCharted)
  .map(({ abbreviation }) => abbreviation);

/** Figures of a source over a window, recalculated where a definition says so. */
export async function seriesOf(
  context: Pick<Context, 'db' | 'clock'>,
  { definitions, spans }: Source,
  wish: SeriesWish,
): Promise<Series> {
  const wanted = wish.names ?? chartedNames;
  const resolution = drawable(wish.resolution, wish.window);
  const columns = new Map<string, (Figures | undefined)[]>();
  let starts: readonly Date[] = [];
  for (const deviceId of new Set(spans.map((span) => span.deviceId))) {
    const ofDevice = <Part extends { deviceId: DeviceId }>(part: Part) => part.deviceId === deviceId;
    const applied = recalculating(definitions.filter(ofDevice), wanted);
    const names = [...new Set([...wanted, ...inputsOf(applied)])];
    const bins = await readBins(context, { ...wish, spans: spans.filter(ofDevice), resolution, names });
    starts = bins.starts;
    for (const { index, time, figures } of bins.parts) {
      addTo(columns, index, starts.length, recalculatedAt(time, figures, applied));
    }
  }
  // Not the inputs of definitions: they were read for what is made of them.
  const shown = new Set<string>([...wanted, ...wanted.map((name) => `${name}_raw`)]);
  const found = [...shown].flatMap((name) => {
    const column = columns.get(name);
    return column === undefined ? [] : [[name, column] as const];
  });
  return { resolution, starts, columns: new Map(found) };
}

function addTo(
  columns: Map<string, (Figures | undefined)[]>,
  index: number,
  length: number,
  figures: Readonly<Record<string, Figures>>,
): void {
  for (const [name, figure] of Object.entries(figures)) {
    const column = columns.get(name) ?? Array.from({ length }, () => undefined);
    column[index] = together(column[index], figure);
    columns.set(name, column);
  }
}
