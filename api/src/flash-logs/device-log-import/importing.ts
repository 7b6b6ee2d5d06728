import { comparable, type LogRecord, type StoredMoment } from '@skep/device-codecs';
import { AppError } from '@skep/domain';
import type { SensorDefinition } from '#measurements/devices/definition.ts';
import { definitionsOfDevices } from '#measurements/devices/definition-store.ts';
import { lockDevice } from '#measurements/devices/store.ts';
import { calibrate } from '#measurements/ingest/calibration.ts';
import { isMeasurable, timeBounds } from '#measurements/ingest/message-time.ts';
import { storePast } from '#measurements/ingest/store.ts';
import { renewLast } from '#measurements/partitions/latest-reading-store.ts';
import { makePartitionsBetween } from '#measurements/partitions/partitions.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, FlashLogId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type QuantityName, quantities, quantityNamed } from '#platform/taxonomy/quantities.ts';
import { blockForUpdate, blocksOfLog, updateBlock, updatePlacing } from './block-store.ts';
import { intervalMsOf, timesOf } from './block-times.ts';
import { type Block, doubtAbout, type FlashLog } from './flash-log.ts';
import { type Brought, noteBrought, sumBrought, undoQueued } from './import-store.ts';
import { contentOfLog, measuredIn, measurementsOf } from './log-content.ts';
import { storedMoments } from './measured-store.ts';
import { logPlacement, openBlock, placedBlock } from './placing.ts';
import { logById } from './store.ts';

/** Few enough that messages of the device hardly wait. */
const recordsAtOnce = 1000;

const names = quantities.map(({ abbreviation }) => abbreviation);

export interface BlockOfLog {
  flashLogId: FlashLogId;
  block: number;
}

/**
 * Begins to import a block: what the store lacks of it. One that is just being imported, or is imported, stays so.
 * @param startsAt when its first record was measured, if somebody says it in place of the log.
 * @throws AppError block_in_doubt for one whose time is not sure and whom nobody has given one.
 */
export async function beginImport(
  context: SignedInContext,
  log: FlashLog,
  block: number,
  startsAt: Date | undefined,
): Promise<void> {
  await inTransaction(context, async (inner) => {
    const found = await blockForUpdate(inner, log.id, block);
    if (found === undefined) throw new AppError('not_found');
    if (found.state === 'importing' || found.state === 'imported') return;
    if (found.state === 'undoing') throw new AppError('in_progress');
    if (startsAt !== undefined) await placeByHand(inner, log, block, startsAt);
    else if (doubtAbout(found) !== undefined) throw new AppError('block_in_doubt');
    await updateBlock(inner, log.id, block, { state: 'importing', nextPlace: 0 }, inner.clock.now());
    await inner.jobs.send('import-flash-log-block', { flashLogId: log.id, block });
  });
}

async function placeByHand(context: Context, log: FlashLog, index: number, startsAt: Date): Promise<void> {
  const read = await contentOfLog(context, log);
  const block = read.blocks[index];
  if (block === undefined) throw new AppError('not_found');
  const placing = { kind: 'by_hand' as const, startsAtMs: startsAt.getTime() };
  await updatePlacing(context, log.id, await placedBlock(context, log, openBlock(read, block), placing));
  await logPlacement(context, log, read);
}

/**
 * Imports what is left of a block, some records at a time, each time all of them or none. Who comes second, or comes
 * again after the process was ended, goes on where the first has come to.
 */
export async function importBlock(context: Context, { flashLogId, block }: BlockOfLog): Promise<void> {
  const log = await logById(context, flashLogId);
  if (log === undefined) return;
  const read = await contentOfLog(context, log);
  const found = read.blocks[block];
  if (found === undefined) return;
  const records = measurementsOf(read, found);
  const known = (await blocksOfLog(context, log.id)).find((one) => one.block === block);
  // Outside of the import: it locks more than one should.
  if (known?.startsAt && known.endsAt) await makePartitions(context, known.startsAt, known.endsAt);
  while (await inTransaction(context, (inner) => importNext(inner, log, records, block)));
}

/** Of the months that a measurement may be of: a log may name any interval, and so reach any year. */
async function makePartitions(context: Context, startsAt: Date, endsAt: Date): Promise<void> {
  const { earliest, latest } = timeBounds(context.clock.now());
  const from = startsAt < earliest ? earliest : startsAt;
  await makePartitionsBetween(context, from, endsAt > latest ? latest : endsAt);
}

/** @returns whether there is more. */
async function importNext(
  context: Context,
  log: FlashLog,
  records: readonly LogRecord[],
  block: number,
): Promise<boolean> {
  // In the order in which messages are stored.
  await lockDevice(context, log.device.id);
  const held = await blockForUpdate(context, log.id, block);
  if (held?.state !== 'importing') return false;
  await importSome(context, log, held, records);
  const nextPlace = Math.min(held.nextPlace + recordsAtOnce, records.length);
  const isMore = nextPlace < records.length;
  const { count, days } = await sumBrought(context, { logId: log.id, block });
  await updateBlock(
    context,
    log.id,
    block,
    { state: isMore ? 'importing' : 'imported', nextPlace, importedCount: count, importedDays: days },
    context.clock.now(),
  );
  return isMore;
}

async function importSome(
  context: Context,
  log: FlashLog,
  block: Block,
  records: readonly LogRecord[],
): Promise<void> {
  const from = block.nextPlace;
  const at = context.clock.now();
  const times = timesOf(block.placing, records, block.intervalMinutes);
  const timed = records.slice(from, from + recordsAtOnce).flatMap((record, index) => {
    const timeMs = times[from + index];
    const isFit = timeMs !== undefined && isMeasurable(new Date(timeMs), at);
    return isFit ? [{ timeMs, values: measuredIn(record) }] : [];
  });
  if (timed.length === 0) return;
  const aroundMs = intervalMsOf(block.intervalMinutes) / 2;
  const stored = await storedMoments(
    context,
    {
      deviceId: log.device.id,
      from: new Date(Math.min(...timed.map(({ timeMs }) => timeMs)) - aroundMs),
      to: new Date(Math.max(...timed.map(({ timeMs }) => timeMs)) + aroundMs),
    },
    names,
  );
  const definitions = await definitionsOfDevices(context, [log.device.id]);
  const missing = missingOf(timed, stored, { aroundMs, equalMin: log.equalMin, definitions });
  await storePast(
    context,
    missing.map(({ timeMs, values }) => ({
      deviceId: log.device.id,
      receivedAt: at,
      measuredAt: new Date(timeMs),
      values,
    })),
  );
  const brought = missing.map(
    ({ timeMs, names, isWhole }): Brought => ({ measuredAt: new Date(timeMs), names, isWhole }),
  );
  await noteBrought(context, { logId: log.id, block: block.block }, log.device.id, brought);
}

interface TimedValues {
  timeMs: number;
  values: Record<string, number>;
}

interface Missing extends TimedValues {
  names: QuantityName[];
  /** Nothing is stored of the same moment. */
  isWhole: boolean;
}

/**
 * What the store lacks of these records. A record is there when a measurement of its time has as many of its
 * quantities as tell it apart; of one with fewer only what it lacks is filled in.
 */
export function missingOf(
  records: readonly TimedValues[],
  stored: readonly StoredMoment[],
  {
    aroundMs,
    equalMin,
    definitions,
  }: { aroundMs: number; equalMin: number; definitions: readonly SensorDefinition[] },
): Missing[] {
  const moments = new Map(stored.map(({ timeMs, values }) => [timeMs, values]));
  const missing = new Map<number, Missing>();
  let next = 0;
  for (const { timeMs, values: measured } of records.toSorted((one, other) => one.timeMs - other.timeMs)) {
    while (next < stored.length && (stored[next]?.timeMs ?? 0) <= timeMs - aroundMs) next += 1;
    const compared = comparable(measured).map(([name]) => name);
    const wanted = Math.min(equalMin, compared.length);
    let isThere = false;
    for (
      let index = next;
      index < stored.length && (stored[index]?.timeMs ?? 0) < timeMs + aroundMs;
      index += 1
    ) {
      const { values = {} } = stored[index] ?? {};
      if (compared.filter((name) => name in values).length >= wanted) isThere = true;
    }
    if (isThere || missing.has(timeMs)) continue;
    const { values } = calibrate(measured, definitions, new Date(timeMs));
    const nearby = moments.get(timeMs);
    const lacking = Object.entries(values).filter(([name]) => nearby === undefined || !(name in nearby));
    if (lacking.length === 0) continue;
    missing.set(timeMs, {
      timeMs,
      values: Object.fromEntries(lacking),
      names: lacking.flatMap(([name]) => quantityNamed(name)?.abbreviation ?? []),
      isWhole: nearby === undefined,
    });
  }
  return [...missing.values()];
}

/** Begins to take an import back. @throws AppError nothing_was_imported where nothing was imported. */
export async function beginUndo(context: SignedInContext, log: FlashLog, block: number): Promise<void> {
  await inTransaction(context, async (inner) => {
    const found = await blockForUpdate(inner, log.id, block);
    if (found === undefined) throw new AppError('not_found');
    if (found.state === 'undoing') return;
    if (found.state !== 'imported' && found.state !== 'importing') throw new AppError('nothing_was_imported');
    await updateBlock(inner, log.id, block, { state: 'undoing' }, inner.clock.now());
    await inner.jobs.send('undo-flash-log-block', { flashLogId: log.id, block });
  });
}

/** Takes back what is left of an import. @returns how many measurements this run has taken. */
export async function undoBlock(context: Context, { flashLogId, block }: BlockOfLog): Promise<number> {
  const log = await logById(context, flashLogId);
  if (log === undefined) return 0;
  const deviceId: DeviceId = log.device.id;
  let count = 0;
  for (;;) {
    const isMore = await inTransaction(context, async (inner) => {
      await lockDevice(inner, deviceId);
      const held = await blockForUpdate(inner, log.id, block);
      if (held?.state !== 'undoing') return false;
      const at = inner.clock.now();
      const taken = await undoQueued(inner, { logId: log.id, block }, deviceId, { limit: recordsAtOnce, at });
      count += taken.count;
      if (taken.isMore) return true;
      await renewLast(inner, [deviceId]);
      await updateBlock(
        inner,
        log.id,
        block,
        { state: 'undone', nextPlace: 0, importedCount: 0, importedDays: 0 },
        at,
      );
      return false;
    });
    if (!isMore) return count;
  }
}
