import { setTimeout as wait } from 'node:timers/promises';
import type { DeliveryFault } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { deliveryTried } from '#platform/observability/events.ts';
import { type OutsideAnswer, OutsideProblem } from '#platform/safe-http/safe-fetch.ts';
import type { Way } from './channel.ts';
import { type Claimed, claimDue, type DeliveryAttempt, postpone, saveAttempts } from './delivery-store.ts';

/** Five tries: after a minute, six minutes, half an hour and two and a half hours more. */
const triesMax = 5;
const firstPauseMs = 60_000;
const pauseFactor = 5;

/** What came of one request. */
export type Outcome =
  | { isTaken: true; status: number }
  | { isTaken: false; status?: number; fault?: DeliveryFault; isFinal?: boolean };

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
  const pause = firstPauseMs * pauseFactor ** (Math.min(tries, triesMax - 1) - 1);
  return {
    id,
    state: isOver ? 'failed' : 'waiting',
    tries,
    dueAt: new Date(now.getTime() + pause),
    status,
    fault: outcome.fault,
  };
}

/** Whether the target itself is away or ill, so that the next message would fare alike. */
export function isTargetAway(outcome: Outcome): boolean {
  if (outcome.isTaken) return false;
  const { fault, status = 0 } = outcome;
  return fault !== 'status' || status >= 500 || status === 429;
}

/** Has all that waits for the target of these wait until then: one try of it may take five seconds. */
export async function postponeRest(context: Context, way: Way, claimed: readonly Claimed[], until: Date) {
  const [first] = claimed;
  if (first === undefined) return;
  await postpone(context, way, first.target, { claimed: claimed.map(({ id }) => id), until });
}

/** Targets that are served side by side. */
const targetsMax = 20;

/**
 * Sends all that is due on a way, several targets side by side, one after the other for each. A slow target takes one
 * of these places and holds up nobody else.
 * @param sendTo gets all that is due for one target, and saves how it went.
 */
export async function sendDue(
  context: Context,
  way: Way,
  sendTo: (target: number, due: readonly Claimed[]) => Promise<void>,
): Promise<void> {
  const sending = new Map<number, { userId: UserId; done: Promise<void> }>();
  for (;;) {
    const due = await claimDue(context, way, context.clock.now(), {
      targetsMax: targetsMax - sending.size,
      except: [...sending.values()].map(({ userId }) => userId),
    });
    for (const [target, ofTarget] of Map.groupBy(due, (one) => one.target)) {
      const done = sendOrFail(context, way, () => sendTo(target, ofTarget), ofTarget).finally(() =>
        sending.delete(target),
      );
      for (const { userId } of ofTarget) sending.set(target, { userId, done });
    }
    if (sending.size === 0) return;
    await oneOf([...sending.values()].map(({ done }) => done));
  }
}

/** While all targets at hand are slow, what is new is looked for as often. */
const lookMs = 1000;

/** Resolves when one of them is done, or a moment has passed. */
async function oneOf(all: readonly Promise<void>[]): Promise<void> {
  const looking = new AbortController();
  const moment = wait(lookMs, undefined, { signal: looking.signal }).catch(() => undefined);
  await Promise.race([...all, moment]);
  looking.abort();
}

/** What throws counts as a try: else it would be sent for ever, and never be given up. */
async function sendOrFail(
  context: Context,
  way: Way,
  send: () => Promise<void>,
  due: readonly Claimed[],
): Promise<void> {
  try {
    await send();
  } catch (error) {
    context.log.error({ err: error, way }, 'news could not be sent');
    const now = context.clock.now();
    await saveTries(
      context,
      way,
      due.map((one) => triedAs(one, { isTaken: false }, now)),
      now,
    ).catch((failure: unknown) => context.log.error({ err: failure, way }, 'a try could not be saved'));
  }
}
