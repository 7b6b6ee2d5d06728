import { openBlocks } from '#measurements/compressed-chunks/decompress.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, UserId } from '#platform/context/ids.ts';
import type { ExportRow, ExportTable } from '#platform/exporting/export-table.ts';
import { quantities } from '#platform/taxonomy/quantities.ts';

const names = quantities.map(({ abbreviation }) => abbreviation);
const columns = ['device_id', 'measured_at', 'received_at', ...names, 'extra'] as const;
/** At a hundred columns each, 2,000 rows made every other request wait for tens of milliseconds. */
const pageRows = 250;

/** In the order of device and time; a column that the person has no value for is empty. */
export const exportedMeasurements: ExportTable = { name: 'measurements', columns, pages };

async function* pages(context: Context, ownerId: UserId): AsyncGenerator<ExportRow[]> {
  const devices = await context.db
    .selectFrom('devices')
    .select('id')
    .where('user_id', '=', ownerId)
    .orderBy('id')
    .execute();
  for (const { id } of devices) yield* pagesOfDevice(context, id);
}

async function* pagesOfDevice({ db }: Context, deviceId: DeviceId): AsyncGenerator<ExportRow[]> {
  await openBlocks({ db }, [{ deviceId }]);
  let after: Date | undefined;
  for (;;) {
    let query = db
      .selectFrom('measurements')
      .select([...columns])
      .where('device_id', '=', deviceId)
      .orderBy('measured_at')
      .limit(pageRows);
    if (after !== undefined) query = query.where('measured_at', '>', after);
    const rows = await query.execute();
    after = rows.at(-1)?.measured_at;
    if (after === undefined) return;
    yield rows.map(({ extra, ...row }) => ({ ...row, extra: extra === null ? null : JSON.stringify(extra) }));
  }
}
