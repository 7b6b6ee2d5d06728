import type { Context, DeviceWatcher, MeasuredDevice } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { countWaiting, type MarkedMessage, takeMarks } from './change-store.ts';

/** Each is of up to a hundred messages: few enough for a transaction of well under a second. */
const marksAtOnce = 50;

/** Passes new measurements of devices to their subscribers; one that fails does not block the others. */
export async function readMarks(context: Context): Promise<void> {
  const watchers = context.domains.flatMap((domain) => domain.watchers ?? []);
  const reading = await Promise.allSettled(watchers.map((watcher) => readAll(context, watcher)));
  for (const outcome of reading) if (outcome.status === 'rejected') throw outcome.reason;
}

/**
 * Storing goes first: in a rush reading rests for so many times as long as it took, and does all when the rush is over.
 */
const restFactor = 8;

/** It is a rush when more messages come in a second. */
const rushOfSecond = 500;

/** But nobody waits longer than this for its end. */
const longestRushMs = 20_000;

async function readAll(context: Context, watcher: DeviceWatcher): Promise<void> {
  const time = () => context.clock.now().getTime();
  const began = time();
  for (;;) {
    const readingSince = time();
    const left = await readSome(context, watcher);
    // Messages that came meanwhile have started a job of their own.
    if (left === 0) return;
    const came = (await countWaiting(context, watcher.name)) - left;
    const now = time();
    const tookMs = now - readingSince;
    const isRush = came * 1000 > rushOfSecond * tookMs;
    if (isRush && now - began < longestRushMs) await context.clock.pause(restFactor * tookMs);
  }
}

/** @returns how many messages still waited then. */
function readSome(context: Context, { name, read }: DeviceWatcher): Promise<number> {
  return inTransaction(context, async (inner) => {
    const { messages, left } = await takeMarks(inner, name, marksAtOnce);
    if (messages.length > 0) await read(inner, byDevice(messages));
    return left;
  });
}

function byDevice(messages: readonly MarkedMessage[]): MeasuredDevice[] {
  return [...Map.groupBy(messages, ({ deviceId }) => deviceId)].map(([deviceId, ofDevice]) => ({
    deviceId,
    times: ofDevice.map(({ measuredAt }) => measuredAt),
  }));
}
