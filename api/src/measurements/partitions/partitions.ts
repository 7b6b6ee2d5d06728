import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { isBusy, makePartition, monthsInDefault } from './partition-store.ts';

const monthsAhead = 3;

/** Makes the partitions of this month and the next three, and of every month that waits in the default one. */
export async function makePartitions(context: Context): Promise<void> {
  const now = context.clock.now();
  const ahead = Array.from({ length: monthsAhead + 1 }, (_, index) => monthAfter(now, index));
  for (const month of new Set([...ahead, ...(await monthsInDefault(context))])) {
    await makeWhenFree(context, month);
  }
}

/** More often the tables are held by something that does not end soon: the job comes again. */
const mostTries = 20;

/** Who has changed a device and is about to store for it would wait for us as we do for them: we give way. */
async function makeWhenFree(context: Context, month: string): Promise<void> {
  const next = monthAfter(new Date(`${month}T00:00:00Z`), 1);
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(context, (inner) => makePartition(inner, month, next));
    } catch (error) {
      if (tries === mostTries || !isBusy(error)) throw error;
      await context.clock.pause(200);
    }
  }
}

/** First day of the month that is so many months after this one; UTC. */
export function monthAfter(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}

/** Makes the partitions of months that are to be filled in afterwards: rows of the past would wait in the default one. */
export async function makePartitionsBetween(context: Context, from: Date, to: Date): Promise<void> {
  for (let month = monthAfter(from, 0); new Date(month) <= to; month = monthAfter(new Date(month), 1))
    await makeWhenFree(context, month);
}
