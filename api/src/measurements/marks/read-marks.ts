import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { DeviceWatcher, MeasuredDevice } from '#platform/domain/domain.ts';
import { type MarkedMessage, takeMarks } from './mark-store.ts';

/** Each is of up to a hundred messages: few enough for a transaction of well under a second. */
const marksAtOnce = 50;

/** Tells those who watch devices of their new measurements; one that fails keeps nobody else from being told. */
export async function readMarks(context: Context): Promise<void> {
  const watchers = context.domains.flatMap((domain) => domain.watchers ?? []);
  const reading = await Promise.allSettled(watchers.map((watcher) => readAll(context, watcher)));
  for (const outcome of reading) if (outcome.status === 'rejected') throw outcome.reason;
}

async function readAll(context: Context, watcher: DeviceWatcher): Promise<void> {
  while ((await readSome(context, watcher)) > 0);
}

/** @returns how many messages were read of. */
function readSome(context: Context, { name, read }: DeviceWatcher): Promise<number> {
  return inTransaction(context, async (inner) => {
    const messages = await takeMarks(inner, name, marksAtOnce);
    if (messages.length > 0) await read(inner, byDevice(messages));
    return messages.length;
  });
}

function byDevice(messages: readonly MarkedMessage[]): MeasuredDevice[] {
  return [...Map.groupBy(messages, ({ deviceId }) => deviceId)].map(([deviceId, ofDevice]) => ({
    deviceId,
    times: ofDevice.map(({ measuredAt }) => measuredAt),
  }));
}
