import type { Context } from '#platform/context/context.ts';
import { cluster, isBusy, type MonthPartition, monthPartitions } from './partition-store.ts';

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
 * pages and not from thousands. A month that is in use just now waits for the next run.
 */
export async function sealMonths(context: Context): Promise<void> {
  const now = context.clock.now();
  for (const partition of await monthPartitions(context)) {
    if (partition.isSealed || !isClosed(partition, now)) continue;
    await cluster(context, partition.name).catch((error: unknown) => {
      if (!isBusy(error)) throw error;
      context.log.warn({ partition: partition.name }, 'a month is in use and is sealed another time');
    });
  }
}

/** The same for the figures of days and weeks. */
export async function sealDays(context: Context): Promise<void> {
  await cluster(context, 'measurement_days');
  await cluster(context, 'measurement_weeks');
}
