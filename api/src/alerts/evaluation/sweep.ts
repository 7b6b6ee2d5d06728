import { waitingMinutes } from '@skep/domain';
import { alertsWatcher, unwatchDevices, watchDevices } from '#alerts/rules/watched-store.ts';
import { lockMarks } from '#measurements/change-feed/change-store.ts';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { evaluate } from './evaluate.ts';
import { pairsOf } from './pair-store.ts';
import { claimDueRules } from './sweep-store.ts';

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'sweep-alert-rules': NoData;
  }
}

/** Few enough that messages need not wait long for their own rules. */
const rulesAtOnce = 200;

/** Rules that look by the clock do so when their time has come; new devices are watched, and those of no rule no longer. */
export async function sweepAlertRules(context: Context): Promise<void> {
  await inTransaction(context, watchNewDevices);
  while ((await sweepSome(context)) > 0);
}

/** A new device may have sent something before anybody watched it. */
async function watchNewDevices(context: Context): Promise<void> {
  await unwatchDevices(context);
  const deviceIds = await watchDevices(context);
  if (deviceIds.length === 0) return;
  await lockMarks(context, alertsWatcher);
  const until = context.clock.now().getTime();
  const pairs = await pairsOf(context, { deviceIds });
  await evaluate(
    context,
    pairs.map((pair) => ({ pair, until: pair.rule.calculationMinutes === 0 ? until : 0 })),
  );
}

function sweepSome(context: Context): Promise<number> {
  return inTransaction(context, async (inner) => {
    // Whoever reads messages of the same devices writes how far they are followed as well.
    await lockMarks(inner, alertsWatcher);
    const ruleIds = await claimDueRules(inner, waitingMinutes, rulesAtOnce);
    if (ruleIds.length === 0) return 0;
    const until = inner.clock.now().getTime();
    const pairs = await pairsOf(inner, { ruleIds });
    await evaluate(
      inner,
      pairs.map((pair) => ({ pair, until })),
    );
    return ruleIds.length;
  });
}

export const alertJobs: readonly Job[] = [
  { name: 'sweep-alert-rules', run: sweepAlertRules, queue: queues.eachMinute, schedule: '* * * * *' },
];
