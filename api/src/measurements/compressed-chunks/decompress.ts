import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { decodeBlock } from './chunk-codec.ts';
import { type OpenTimeRange, openMonth, type PackedMonth, packedBytes, packedMonths } from './chunk-store.ts';

type Db = Pick<Context, 'db'>;

/**
 * Puts packed months that reach into these stretches back as rows: whoever reads, changes or takes away measurements
 * that may be old calls it first, and needs to know nothing else of blocks. Months that nobody has looked at for a
 * while are packed again. Costs one look into an index where nothing is packed.
 */
export async function openBlocks(context: Db, ranges: readonly OpenTimeRange[]): Promise<void> {
  if (ranges.length === 0) return;
  await openAll(context, await packedMonths(context, ranges));
}

declare const isOpened: unique symbol;

/** Stretches whose packed months are rows again; `opened` makes them, once for all that is read of them. */
export type Opened<TimeRange extends OpenTimeRange> = readonly TimeRange[] & { readonly [isOpened]: true };

/** The same, for who reads several things of the same stretches: what takes `Opened` looks for no blocks itself. */
export async function opened<TimeRange extends OpenTimeRange>(
  context: Db,
  ranges: readonly TimeRange[],
): Promise<Opened<TimeRange>> {
  await openBlocks(context, ranges);
  return ranges as Opened<TimeRange>;
}

/** The same for these moments: each device's, from its first to its last. */
export async function openMoments(
  context: Db,
  moments: readonly { deviceId: DeviceId; time: Date }[],
): Promise<void> {
  const byDevice = Map.groupBy(moments, ({ deviceId }) => deviceId);
  const ranges = [...byDevice].map(([deviceId, ofDevice]) => {
    const times = ofDevice.map(({ time }) => time.getTime()).sort((one, other) => one - other);
    return { deviceId, from: new Date(times[0] ?? 0), to: new Date((times.at(-1) ?? 0) + 1) };
  });
  await openBlocks(context, ranges);
}

/** As far as the first, or last, measurement of each device in these stretches needs it. */
export async function openEdges(
  context: Db,
  ranges: readonly OpenTimeRange[],
  edge: 'first' | 'last',
): Promise<void> {
  const months = await packedMonths(context, ranges);
  const whole = Map.groupBy(
    months.filter(({ isWhole }) => isWhole),
    ({ deviceId }) => deviceId,
  );
  // A month that lies within has a measurement there; one that reaches beyond may have none.
  const outermost = [...whole.values()].flatMap((ofDevice) => ofDevice.at(edge === 'first' ? 0 : -1) ?? []);
  await openAll(context, [...months.filter(({ isWhole }) => !isWhole), ...outermost]);
}

/** What packed months within these stretches have values of; those that reach beyond are opened. */
export async function namesInBlocks(context: Db, ranges: readonly OpenTimeRange[]): Promise<Set<string>> {
  if (ranges.length === 0) return new Set();
  const months = await packedMonths(context, ranges);
  await openAll(
    context,
    months.filter(({ isWhole }) => !isWhole),
  );
  return new Set(months.flatMap(({ isWhole, names }) => (isWhole ? names : [])));
}

/** One after the other: each is read whole into memory. */
async function openAll(context: Db, months: readonly PackedMonth[]): Promise<void> {
  for (const month of months) {
    const packed = await packedBytes(context, month);
    // Undefined: somebody else has opened it since.
    if (packed !== undefined) await openMonth(context, month, decodeBlock(packed));
  }
}
