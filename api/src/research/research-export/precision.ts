import type { ExportRow } from '#platform/exporting/export-table.ts';

const msOf = { h: 3_600_000, m: 60_000, s: 1000, ms: 1, u: 0.001 } as const;

/** How times are written: by the calendar, or as whole units since 1970. */
export const precisions = ['rfc3339', ...(Object.keys(msOf) as (keyof typeof msOf)[])] as const;
export type Precision = (typeof precisions)[number];

export function timesIn(row: ExportRow, precision: Precision): ExportRow {
  if (precision === 'rfc3339') return row;
  const unit = msOf[precision];
  return Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [
      name,
      cell instanceof Date ? Math.floor(cell.getTime() / unit) : cell,
    ]),
  );
}
