import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { DeviceWatcher, MeasuredDevice } from '#platform/domain/domain.ts';
import { countMarks, type MarkedMessage, takeMarks } from './mark-store.ts';

/** Each is of up to a hundred messages: few enough for a transaction of well under a second. */
const marksAtOnce = 50;

/** Tells those who watch devices of their new measurements; one that fails keeps nobody else from being told. */
export async function readMarks(context: Context): Promise<void> {
  const watchers = context.domains.flatMap((domain) => domain.watchers ?? []);
  const reading = await Promise.allSettled(watchers.map((watcher) => readAll(context, watcher)));
  for (const outcome of reading) if (outcome.status === 'rejected') throw outcome.reason;
}

/**
 * Storing goes first: in a rush reading rests for so many times as long as it took, and does all when the rush is over.
 */
const restFactor = 8;

/** It is a rush when so many marks come while others are read. */
const marksOfRush = marksAtOnce / 4;

/** But nobody waits longer than this for the rush to end. */
const longestRushMs = 20_000;

async function readAll(context: Context, watcher: DeviceWatcher): Promise<void> {
  const time = () => context.clock.now().getTime();
  const began = time();
  for (;;) {
    const readingSince = time();
    const waited = await readSome(context, watcher);
    // What came meanwhile has asked for a job of its own.
    if (waited <= marksAtOnce) return;
    const came = (await countMarks(context, watcher.name)) - (waited - marksAtOnce);
    const now = time();
    if (came >= marksOfRush && now - began < longestRushMs)
      await context.clock.pause(restFactor * (now - readingSince));
  }
}

/** @returns how many marks waited, of which some have been read. */
function readSome(context: Context, { name, read }: DeviceWatcher): Promise<number> {
  return inTransaction(context, async (inner) => {
    const { messages, waited } = await takeMarks(inner, name, marksAtOnce);
    if (messages.length > 0) await read(inner, byDevice(messages));
    return waited;
  });
}

function byDevice(messages: readonly MarkedMessage[]): MeasuredDevice[] {
  return [...Map.groupBy(messages, ({ deviceId }) => deviceId)].map(([deviceId, ofDevice]) => ({
    deviceId,
    times: ofDevice.map(({ measuredAt }) => measuredAt),
  }));
}
