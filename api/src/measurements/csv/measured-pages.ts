import { setImmediate as othersTurn } from 'node:timers/promises';
import { openBlocks } from '#measurements/compressed-chunks/decompress.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import type { ExportCell, ExportRow } from '#platform/exporting/export-table.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';
import { measurementRows } from './measured-store.ts';

/** What a device measured between two moments. */
export interface TimeRange {
  deviceId: DeviceId;
  from: Date;
  /** Null: until now. */
  to: Date | null;
}

const measurementsTogether = 500;
/** They become text in one piece. 2,000 made every other request wait for 25 ms, and a request waits some times. */
const rowsTogether = 100;

/** Each measurement in a time range, some at a time. */
export async function* measuredPages(
  context: Context,
  timeRange: TimeRange,
  names: readonly QuantityName[],
): AsyncGenerator<ExportRow[]> {
  await openBlocks(context, [{ ...timeRange, to: timeRange.to ?? undefined }]);
  const read = (after: Date | undefined) =>
    measurementRows(context, timeRange, names, { after, limit: measurementsTogether });
  for await (const rows of pagesBy(read, ({ measured_at }) => measured_at))
    for (let first = 0; first < rows.length; first += rowsTogether) {
      yield rows.slice(first, first + rowsTogether).map(cellsOf);
      await othersTurn();
    }
}

const cellsOf = (row: object): Record<string, ExportCell> => ({ ...row });

export async function* pagesBy<Row, After>(
  read: (after: After | undefined) => Promise<Row[]>,
  placeOf: (row: Row) => After,
): AsyncGenerator<Row[]> {
  let after: After | undefined;
  for (;;) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = placeOf(last);
  }
}
