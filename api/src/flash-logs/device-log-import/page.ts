import { flashLogWindows } from '@skep/domain';
import { definitionsOfDevices } from '#measurements/devices/definition-store.ts';
import { calibrate } from '#measurements/ingest/calibration.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { FlashLogId } from '#platform/context/ids.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { intervalMsOf, timesOf } from './block-times.ts';
import type { Block, FlashLog } from './flash-log.ts';
import { contentOfLog, measuredIn, measurementsOf } from './log-content.ts';
import { storedMoments } from './measured-store.ts';
import { showBlock } from './service.ts';

export interface Moment {
  timeMs: number;
  values: Readonly<Record<string, number>>;
}

export interface BlockPage {
  log: FlashLog;
  block: Block;
  /** From 0. */
  index: number;
  count: number;
  /** Of its measurements in the block. */
  firstPlace: number;
  lastPlace: number;
  from: Date;
  to: Date;
  /** Each so many-th is shown. */
  each: number;
  logged: Moment[];
  stored: Moment[];
}

/** Where the times of a block begin of which nobody knows when it was measured. */
const noTimeMs = Date.UTC(2000, 0, 1);

/**
 * Part of a block with what is stored of its time. @param requestedPage which part; a missing one is the
 * nearest, none the one where the block was found in the store.
 */
export async function blockPage(
  context: SignedInContext,
  id: FlashLogId,
  index: number,
  { requestedPage, minutes }: { requestedPage: number | undefined; minutes: number },
): Promise<BlockPage> {
  const { log, block } = await showBlock(context, id, index);
  const read = await contentOfLog(context, log);
  const records = measurementsOf(read, { first: block.firstRecord, last: block.lastRecord });
  const intervalMs = intervalMsOf(block.intervalMinutes);
  const size = Math.max(1, Math.round((minutes * 60_000) / intervalMs));
  const count = Math.max(1, Math.ceil(records.length / size));
  const page = Math.min(count - 1, Math.max(0, requestedPage ?? Math.floor(firstMatch(block) / size)));
  const each = thinning(minutes, intervalMs);
  const definitions = await definitionsOfDevices(context, [log.device.id]);
  const times = timesOf(block.placing, records, block.intervalMinutes);
  const timeOf = (place: number) =>
    times[place] ?? (block.startsAt ? undefined : noTimeMs + place * intervalMs);
  const logged = records.slice(page * size, (page + 1) * size).flatMap((record, within) => {
    const timeMs = timeOf(page * size + within);
    if (within % each !== 0 || timeMs === undefined) return [];
    return [{ timeMs, values: calibrate(measuredIn(record), definitions, new Date(timeMs)).values }];
  });
  const from = new Date(timeOf(page * size) ?? block.startsAt?.getTime() ?? noTimeMs);
  const to = new Date(from.getTime() + Math.min(size, records.length - page * size) * intervalMs);
  const names = [...new Set(logged.flatMap(({ values }) => Object.keys(values)))].flatMap(
    (name) => quantityNamed(name)?.abbreviation ?? [],
  );
  const stored = block.startsAt
    ? await storedMoments(context, { deviceId: log.device.id, from, to }, names, each)
    : [];
  const [firstPlace, lastPlace] = [page * size, Math.min((page + 1) * size, records.length) - 1];
  return { log, block, index: page, count, firstPlace, lastPlace, from, to, each, logged, stored };
}

function firstMatch({ placing }: Block): number {
  return placing.kind === 'matched' ? (placing.anchors[0]?.[0] ?? 0) : 0;
}

/** As coarse as old clients have it: a year of a quarter of an hour is 2,900 points. */
function thinning(minutes: number, intervalMs: number): number {
  const { day, week, month } = flashLogWindows;
  const coarse = minutes > month ? 12 : minutes > week ? 8 : minutes > day ? 4 : 1;
  return Math.max(1, Math.round(coarse === 1 ? 1 : coarse * ((15 * 60_000) / intervalMs)));
}
