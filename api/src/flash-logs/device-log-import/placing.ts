import { setImmediate as turn } from 'node:timers/promises';
import {
  type Anchor,
  agrees,
  BlockIndex,
  type LogBlock,
  type LogRecord,
  type Quantities,
  type FlashLog as ReadLog,
  recordValues,
  type StoredMoment,
  steadyPace,
} from '@skep/device-codecs';
import { definitionsOfDevices } from '#measurements/devices/definition-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { FlashLogId } from '#platform/context/ids.ts';
import { blocksOfLog, type PlacedBlock, writeBlock } from './block-store.ts';
import { intervalMsOf, timesOf } from './block-times.ts';
import type { FlashLog, Placing } from './flash-log.ts';
import { contentOfLog, measurementsOf } from './log-content.ts';
import { countSent, sentMoments } from './measured-store.ts';
import { logById, updateLog, writeMetaData } from './store.ts';
import { metaDataOf } from './wire-meta-data.ts';

/** Stored messages that are compared with a block: enough that no gap of a year's log is overlooked. */
export const mostMoments = 1500;
/** Of a short block, all that came soon after the one before it. */
const mostNear = 5000;
/** Of what was found, as much as times are made of. */
const mostAnchors = 300;
/** No device of this kind was made before. */
const firstDevice = new Date('2019-01-01T00:00:00Z');
const dayMs = 24 * 60 * 60_000;
/** After so many the others of this process get their turn. */
const momentsAtOnce = 100;

interface Window {
  from: Date;
  to: Date;
}

/** Looks for each block of a log in the store, the largest first: where it lies narrows down its neighbours. */
export async function placeLog(context: Context, { flashLogId }: { flashLogId: FlashLogId }): Promise<void> {
  const log = await logById(context, flashLogId);
  if (log === undefined) return;
  await updateLog(context, log.id, { state: 'checking', progress: 0 });
  const read = await contentOfLog(context, log);
  const known = await blocksOfLog(context, log.id);
  const placed = new Map<number, Window>();
  for (const { block, startsAt, endsAt, state } of known)
    if (startsAt && endsAt && state !== 'checked' && state !== 'undone')
      placed.set(block, { from: startsAt, to: endsAt });
  const bySize = read.blocks.toSorted((one, other) => other.measurementCount - one.measurementCount);
  for (const [index, block] of bySize.entries()) {
    const found = await placeBlock(context, log, read, block, windowOf(block.index, placed, log));
    await writeBlock(context, log.id, found, context.clock.now());
    if (found.startsAt && found.endsAt) placed.set(block.index, { from: found.startsAt, to: found.endsAt });
    await updateLog(context, log.id, { progress: Math.floor((100 * (index + 1)) / bySize.length) });
  }
  await logPlacement(context, log, read);
  await updateLog(context, log.id, { state: 'checked', progress: 100 });
}

/** Writes what is to be said of the log as a whole, as its blocks lie now. */
export async function logPlacement(context: Context, log: FlashLog, read: ReadLog): Promise<void> {
  const blocks = await blocksOfLog(context, log.id);
  const definitions = await definitionsOfDevices(context, [log.device.id]);
  await writeMetaData(context, log.id, metaDataOf(read, blocks, definitions, log.createdAt));
}

/** When a block can have been, by those before and after it. */
function windowOf(index: number, placed: ReadonlyMap<number, Window>, log: FlashLog): Window {
  let from = firstDevice;
  let to = log.createdAt;
  for (const [other, window] of placed) {
    if (other < index && window.to > from) from = window.to;
    if (other > index && window.from < to) to = window.from;
  }
  return { from, to };
}

async function placeBlock(
  context: Context,
  log: FlashLog,
  read: ReadLog,
  block: LogBlock,
  window: Window,
): Promise<PlacedBlock> {
  const opened = openBlock(read, block);
  const placing = hasRunningClock(opened.records)
    ? ({ kind: 'clock' } as const)
    : await matchedBlock(context, log, opened, window);
  return placedBlock(context, log, opened, placing);
}

/** A block with its measurements, and the way to find them by what they say. */
interface OpenBlock {
  block: LogBlock;
  records: readonly LogRecord[];
  values: readonly Quantities[];
  index: BlockIndex;
}

export function openBlock(read: ReadLog, block: LogBlock): OpenBlock {
  const records = measurementsOf(read, block);
  const values = records.map((record) => recordValues(record));
  return { block, records, values, index: new BlockIndex(values) };
}

/** Its clock goes on without power, and every measurement has its time. */
function hasRunningClock(records: readonly LogRecord[]): boolean {
  return records.every(
    ({ hasBatteryClock, deviceSeconds }) => hasBatteryClock && deviceSeconds !== undefined,
  );
}

async function matchedBlock(
  context: Context,
  log: FlashLog,
  { block, values, index }: OpenBlock,
  { from, to }: Window,
): Promise<Placing> {
  if (index.comparableCount < log.equalMin) return { kind: 'unplaced', reason: 'too_few_quantities' };
  const intervalMs = intervalMsOf(block.intervalMinutes);
  const timeRange = { deviceId: log.device.id, from, to };
  const count = await countSent(context, timeRange);
  if (count < log.matchesMin) return { kind: 'unplaced', reason: 'too_few_messages' };
  // A short block lies behind the one before it; of a long one some messages are enough.
  const isShort = values.length * intervalMs < dayMs;
  const each = isShort ? 1 : Math.max(1, Math.ceil(count / mostMoments));
  const moments = await sentMoments(context, timeRange, { each, limit: isShort ? mostNear : mostMoments });
  const possible: Anchor[] = [];
  for (const [place, moment] of moments.entries()) {
    if (place % momentsAtOnce === 0) await turn();
    for (const found of index.placesOf(moment.values, log.equalMin))
      possible.push({ place: found, timeMs: moment.timeMs });
  }
  const anchors = steadyPace(possible, intervalMs);
  if (anchors.length < log.matchesMin) return { kind: 'unplaced', reason: 'no_match' };
  return { kind: 'matched', anchors: someOf(anchors), matchCount: anchors.length };
}

/** The first, the last, and as many between them. */
function someOf(anchors: readonly Anchor[]): [number, number][] {
  const each = Math.ceil(anchors.length / mostAnchors);
  return anchors
    .filter((_, index) => index % each === 0 || index === anchors.length - 1)
    .map(({ place, timeMs }) => [place, timeMs]);
}

/** What is to be said of a block whose records were measured then. */
export async function placedBlock(
  context: Context,
  log: FlashLog,
  opened: OpenBlock,
  placing: Placing,
): Promise<PlacedBlock> {
  const { block, records } = opened;
  const times = timesOf(placing, records, block.intervalMinutes);
  const known = times.filter((time) => time !== undefined);
  const [least, most] = extremes(known);
  const startsAt = known.length === 0 ? undefined : new Date(least);
  const endsAt = known.length === 0 ? undefined : new Date(most);
  const compared =
    startsAt && endsAt
      ? await compare(context, log, {
          ...opened,
          times,
          intervalMs: intervalMsOf(block.intervalMinutes),
          startsAt,
          endsAt,
        })
      : undefined;
  return {
    block: block.index,
    firstRecord: block.first,
    lastRecord: block.last,
    measurementCount: block.measurementCount,
    firmwareVersion: block.firmwareVersion,
    intervalMinutes: block.intervalMinutes,
    transmissionRatio: block.transmissionRatio,
    placing,
    startsAt,
    endsAt,
    storedCount: compared?.storedCount ?? 0,
    matchPercent: compared?.matchPercent,
    differenceSeconds: compared?.differenceSeconds,
  };
}

/** Of very many: an argument for each is more than a call takes. */
function extremes(times: readonly number[]): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const time of times) {
    if (time < least) least = time;
    if (time > most) most = time;
  }
  return [least, most];
}

interface Timed extends Pick<OpenBlock, 'values' | 'index'> {
  times: readonly (number | undefined)[];
  intervalMs: number;
  startsAt: Date;
  endsAt: Date;
}

async function compare(context: Context, log: FlashLog, timed: Timed) {
  const { intervalMs, startsAt, endsAt } = timed;
  const timeRange = {
    deviceId: log.device.id,
    from: new Date(startsAt.getTime() - intervalMs / 2),
    to: new Date(endsAt.getTime() + intervalMs / 2),
  };
  const storedCount = await countSent(context, timeRange);
  const each = Math.max(1, Math.ceil(storedCount / mostMoments));
  const moments = await sentMoments(context, timeRange, { each, limit: mostMoments });
  return { storedCount, ...(await agreement(timed, moments, log.equalMin)) };
}

/** How many stored messages near a record have the same values, and how far apart the two are. */
async function agreement(
  { values, index, times, intervalMs }: Timed,
  moments: readonly StoredMoment[],
  equalMin: number,
) {
  const places = placesByTime(times);
  const differences: number[] = [];
  let compared = 0;
  let equal = 0;
  for (const [count, moment] of moments.entries()) {
    if (count % momentsAtOnce === 0) await turn();
    const [same] = index.placesOf(moment.values, equalMin);
    const sameTime = same === undefined ? undefined : times[same];
    if (sameTime !== undefined) differences.push((sameTime - moment.timeMs) / 1000);
    const nearby = nearest(places, moment.timeMs);
    if (nearby === undefined || Math.abs(nearby.timeMs - moment.timeMs) > intervalMs / 2) continue;
    compared += 1;
    if (agrees(values[nearby.place] ?? {}, moment.values)) equal += 1;
  }
  return {
    matchPercent: compared === 0 ? undefined : (100 * equal) / compared,
    differenceSeconds: differences.length === 0 ? undefined : Math.round(middleOf(differences)),
  };
}

function placesByTime(times: readonly (number | undefined)[]): Anchor[] {
  return times
    .flatMap((timeMs, place) => (timeMs === undefined ? [] : [{ place, timeMs }]))
    .toSorted((one, other) => one.timeMs - other.timeMs);
}

/** By halves: the one whose time is nearest. */
function nearest(places: readonly Anchor[], timeMs: number): Anchor | undefined {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.timeMs ?? 0) < timeMs) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [places[low - 1], places[low]];
  if (before === undefined || after === undefined) return before ?? after;
  return timeMs - before.timeMs <= after.timeMs - timeMs ? before : after;
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
}

/** The same as a job: who looks sees that it came to no end. */
export async function checkFlashLog(context: Context, work: { flashLogId: FlashLogId }): Promise<void> {
  try {
    await placeLog(context, work);
  } catch (error) {
    await updateLog(context, work.flashLogId, { state: 'failed' });
    throw error;
  }
}
