import type { TimeRange } from '#measurements/csv/measured-pages.ts';
import { binStarts } from '#measurements/series/resolution.ts';
import { edgeOf } from '#measurements/series/series-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { ExportRow } from '#platform/exporting/export-table.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';
import { binnedRows } from './binned-store.ts';
import type { Binning } from './calculations.ts';

const binsTogether = 1000;

/** A row for each bin in which anything was measured, by its beginning; some bins at a time. */
export async function* binnedPages(
  context: Context,
  { deviceId, from, to }: TimeRange,
  names: readonly QuantityName[],
  binning: Binning,
): AsyncGenerator<ExportRow[]> {
  // A device whose clock is wrong has measured in years to come.
  const timeRange = { deviceId, from, to: to ?? new Date('9999-01-01') };
  const first = await edgeOf(context, [timeRange], 'first');
  const last = await edgeOf(context, [timeRange], 'last');
  if (first === undefined || last === undefined) return;
  const end = new Date(last.getTime() + 1);
  const resolution = { minutes: binning.minutes, text: '' };
  for (let start = first; start < end; ) {
    const furthest = new Date(start.getTime() + binning.minutes * 60_000 * binsTogether);
    const isLast = furthest >= end;
    const starts = binStarts({ start, end: isLast ? end : furthest }, resolution, binning.zone);
    // The last of them is whole in the page that follows.
    const next = isLast ? end : (starts.pop() ?? end);
    const rows = await binnedRows(context, { deviceId, from: start, to: next }, starts, names, binning);
    yield rows.map(({ measured_at, figures }) => ({ measured_at: measured_at ?? null, ...figures }));
    start = next;
  }
}
