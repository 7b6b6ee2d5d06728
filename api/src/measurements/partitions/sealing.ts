import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { inMaintenance } from '#platform/database/maintenance.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { giveLeaseBack, takeLease } from '#platform/jobs/lease-store.ts';
import { runParts } from '#platform/jobs/run-parts.ts';
import { isBusy, type MonthPartition, monthPartitions } from './partition-store.ts';
import {
  analyze,
  beginCopy,
  copyChanges,
  copyDevices,
  forgetCopy,
  replaceByCopy,
  type SealedTable,
} from './sealing-store.ts';

/** Later than this hardly anything of a month still comes. */
const openDays = 7;
const dayMs = 24 * 60 * 60_000;

/** Whether the month ended long enough ago. */
export function isClosed({ month }: MonthPartition, now: Date): boolean {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Date.UTC(year, number, 1) + openDays * dayMs < now.getTime();
}

/**
 * Puts the rows of closed months in the order of device and time: a device's month is then read from some tens of
 * pages and not from thousands. A month that fails stops no other.
 */
export async function sealMonths(context: Context): Promise<void> {
  const now = context.clock.now();
  const months = (await monthPartitions(context)).filter((month) => !month.isSealed && isClosed(month, now));
  await sealAll(
    context,
    months.map(({ name }) => ({ name, time: 'measured_at' })),
  );
}

/** The same for the figures of days and weeks. */
export async function sealDays(context: Context): Promise<void> {
  await sealAll(context, [
    { name: 'measurement_days', time: 'day' },
    { name: 'measurement_weeks', time: 'day' },
  ]);
}

/** Longer than a piece may take. */
const leaseSeconds = 15 * 60;

/** In one process at a time: another one would begin the copy again that this one is making. */
async function sealAll(context: Context, tables: readonly SealedTable[]): Promise<void> {
  const maintenance = inMaintenance(context);
  const lease = { name: 'sealing', holder: context.random.token(20) };
  const renew = () => takeLease(context, lease, leaseSeconds);
  if (!(await renew())) return context.log.warn('tables are being sealed by another process');
  await runParts(
    context,
    tables.map((table) => ({ name: table.name, run: () => seal(maintenance, table, renew) })),
  ).finally(() => giveLeaseBack(context, lease));
}

/** In pieces: the table stays in use, as CLUSTER would not let it. A table that is in use just now waits for the next run. */
async function seal(
  context: Context,
  table: SealedTable,
  beforePiece: () => Promise<unknown>,
): Promise<void> {
  try {
    await inTransaction(context, (inner) => beginCopy(inner, table));
    let last: DeviceId | undefined;
    do {
      await beforePiece();
      last = await copyDevices(context, table, last);
    } while (last !== undefined);
    while (await inTransaction(context, (inner) => copyChanges(inner, table))) await beforePiece();
    await inTransaction(context, (inner) => replaceByCopy(inner, table));
  } catch (error) {
    await inTransaction(context, (inner) => forgetCopy(inner, table));
    if (!isBusy(error)) throw error;
    context.log.warn({ table: table.name }, 'a table is in use and is sealed another time');
    return;
  }
  await analyze(context, table);
}
