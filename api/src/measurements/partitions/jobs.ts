import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { dayOf, takeDirtyDays, writeDays } from '../rollups/day-store.ts';
import { writeWeeks } from '../rollups/week-store.ts';
import { countInDefault } from './partition-store.ts';
import { makePartitions } from './partitions.ts';

/** Few enough for a transaction of well under a second, since late messages of these days wait for it. */
const daysAtOnce = 100;
/** What one run does at most; the next run is a minute later. */
const mostRounds = 200;

/**
 * Computes the figures of each marked day again from its measurements. Never by adding: late, repeated and
 * recalculated data stay exact. So are their weeks, from their days. A day that is not over would be computed again for
 * each of its messages: it waits.
 */
export async function recomputeDays(context: Context): Promise<void> {
  const today = dayOf(context.clock.now());
  for (let round = 0; round < mostRounds; round += 1) {
    const done = await inTransaction(context, async (inner) => {
      const days = await takeDirtyDays(inner, today, daysAtOnce);
      if (days.length > 0) {
        await writeDays(inner, days);
        await writeWeeks(inner, days);
      }
      return days.length;
    });
    if (done < daysAtOnce) return;
  }
}

/** Keeps a partition ready for each month to come, and says when measurements are left over. */
export async function preparePartitions(context: Context): Promise<void> {
  await makePartitions(context);
  const left = await countInDefault(context);
  if (left > 0) context.log.error({ left }, 'measurements wait without a partition');
}
