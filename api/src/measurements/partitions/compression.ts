import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type BlockRow, encodeBlock } from '../compressed-chunks/chunk-codec.ts';
import {
  type DeviceMonth,
  devicesToPack,
  emptyPartition,
  takeRows,
  writeBlock,
} from '../compressed-chunks/chunk-store.ts';
import { openBlocks } from '../compressed-chunks/decompress.ts';
import { isBusy, monthPartitions } from './partition-store.ts';
import { monthAfter } from './partitions.ts';

/** What was read or changed lately is likely to be again. */
const restDays = 7;
const dayMs = 24 * 60 * 60_000;
const devicesAtOnce = 100;

/**
 * Packs the measurements of months that are old enough, each device's into one block, unless somebody used them lately.
 * @see openBlocks, which puts them back.
 */
export async function packMonths(context: Context): Promise<void> {
  const { packedAfterMonths, clock } = context;
  if (packedAfterMonths === undefined) return;
  const oldest = monthAfter(clock.now(), -packedAfterMonths);
  const unchangedSince = new Date(clock.now().getTime() - restDays * dayMs);
  for (const { name, month } of await monthPartitions(context)) {
    if (month >= oldest) return;
    const options = { unchangedSince, limit: devicesAtOnce };
    let devices = await devicesToPack(context, month, options);
    if (devices.length === 0) continue;
    while (devices.length > 0) {
      for (const deviceId of devices) await packMonth(context, { deviceId, month });
      devices = await devicesToPack(context, month, options);
    }
    await inTransaction(context, (inner) => emptyPartition(inner, name)).catch((error: unknown) => {
      if (!isBusy(error)) throw error;
      context.log.warn({ partition: name }, 'a packed month is in use and gives its room back another time');
    });
  }
}

/** All or nothing: the rows go when their block is there. */
async function packMonth(context: Context, month: DeviceMonth): Promise<void> {
  await inTransaction(context, async (inner) => {
    const { deviceId } = month;
    const from = new Date(`${month.month}T00:00:00Z`);
    // Values for a month that is compressed already are in rows of their own.
    await openBlocks(inner, [{ deviceId, from, to: new Date(`${monthAfter(from, 1)}T00:00:00Z`) }]);
    const rows = await takeRows(inner, month);
    if (rows.length === 0) return;
    await writeBlock(inner, month, {
      packed: encodeBlock(rows),
      names: namesOf(rows),
      at: context.clock.now(),
    });
  });
}

function namesOf(rows: readonly BlockRow[]): string[] {
  const names = new Set<string>();
  for (const { values, extra } of rows)
    for (const name of [...Object.keys(values), ...Object.keys(extra === null ? {} : JSON.parse(extra))])
      names.add(name);
  return [...names].sort();
}
