import type { DeliveryFault } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import { deliveryTried } from '#platform/observability/events.ts';
import { type OutsideAnswer, OutsideProblem } from '#platform/safe-http/safe-fetch.ts';
import type { Way } from './channel.ts';
import { type Claimed, claimDue, type DeliveryAttempt, saveAttempts } from './delivery-store.ts';

/** Five tries: after a minute, six minutes, half an hour and two and a half hours more. */
const triesMax = 5;
const firstPauseMs = 60_000;
const pauseFactor = 5;

/** What came of one request. */
export type Outcome =
  | { isTaken: true; status: number }
  | { isTaken: false; status?: number; fault: DeliveryFault; isFinal?: boolean };

/** Sends and says how it went, whatever happens. */
export async function outcomeOf(sent: Promise<OutsideAnswer>): Promise<Outcome> {
  try {
    const { status } = await sent;
    return status >= 200 && status < 300
      ? { isTaken: true, status }
      : { isTaken: false, status, fault: 'status' };
  } catch (error) {
    if (error instanceof OutsideProblem) return { isTaken: false, fault: error.fault };
    throw error;
  }
}

/** Saves how it went, and counts it. */
export async function saveTries(
  context: Context,
  way: Way,
  tried: readonly DeliveryAttempt[],
  at: Date,
): Promise<void> {
  await saveAttempts(context, tried, at);
  for (const { state } of tried) deliveryTried.emit({ way, result: state });
}

/** What becomes of a delivery after this try. */
export function triedAs({ id, tries: before }: Claimed, outcome: Outcome, now: Date): DeliveryAttempt {
  const tries = before + 1;
  const { status } = outcome;
  if (outcome.isTaken) return { id, state: 'sent', tries, dueAt: now, status };
  const isOver = outcome.isFinal === true || tries >= triesMax;
  const pause = firstPauseMs * pauseFactor ** (tries - 1);
  return {
    id,
    state: isOver ? 'failed' : 'waiting',
    tries,
    dueAt: new Date(now.getTime() + pause),
    status,
    fault: outcome.fault,
  };
}

/**
 * Sends all that is due on a way, several targets side by side, one after the other for each.
 * @param sendTo gets everything that is due for one target, and saves the result.
 */
export async function sendDue(
  context: Context,
  way: Way,
  sendTo: (target: number, due: readonly Claimed[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const due = await claimDue(context, way, context.clock.now());
    if (due.length === 0) return;
    const failed = await Promise.allSettled(
      [...Map.groupBy(due, ({ target }) => target)].map(([target, ofTarget]) => sendTo(target, ofTarget)),
    );
    for (const one of failed)
      if (one.status === 'rejected') context.log.error({ err: one.reason, way }, 'news could not be sent');
  }
}
