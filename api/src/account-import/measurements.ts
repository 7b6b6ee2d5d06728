import { lockDevices } from '#imports/value-store.ts';
import { isMeasurable } from '#measurements/ingest/message-time.ts';
import { storePast } from '#measurements/ingest/store.ts';
import { makePartitionsBetween } from '#measurements/partitions/partitions.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import type { RestoredKind } from './imported-kinds.ts';
import { jsonIn, KindRefused, refusalOf } from './kind-rows.ts';
import { momentKey, momentsThere } from './row-store.ts';
import type { Run } from './run.ts';

interface Moment {
  deviceId: DeviceId;
  measuredAt: Date;
  receivedAt: Date;
  values: Record<string, number>;
}

const momentsTogether = 1000;

/**
 * What devices measured, as far as it is not stored. Every row is read before the first is stored, and each that is
 * stored is found again: a process that ends in between goes on where it was.
 */
export async function bringMeasurements(run: Run): Promise<RestoredKind> {
  const kind = { name: 'measurements', fresh: 0, present: 0, leftOut: 0, isDone: false };
  try {
    if (run.isWriting) for await (const _batch of batches(run)) void _batch;
    const months = new Set<string>();
    for await (const { moments, leftOut } of batches(run)) {
      kind.leftOut += leftOut;
      const fresh = await notThere(run, moments);
      kind.present += moments.length - fresh.length;
      kind.fresh += fresh.length;
      if (run.isWriting) await store(run, fresh, months);
    }
    return { ...kind, isDone: run.isWriting };
  } catch (error) {
    return { ...kind, fresh: 0, present: 0, leftOut: 0, fault: refusalOf(error) };
  }
}

async function* batches(run: Run): AsyncGenerator<{ moments: Moment[]; leftOut: number }> {
  let moments: Moment[] = [];
  let leftOut = 0;
  let number = 0;
  for await (const line of run.archive.rows('measurements')) {
    number += 1;
    const moment = momentIn(run, jsonIn(line, number), number);
    if (moment === undefined) leftOut += 1;
    else moments.push(moment);
    if (moments.length < momentsTogether) continue;
    yield { moments, leftOut };
    moments = [];
    leftOut = 0;
  }
  yield { moments, leftOut };
}

/** What a single message may have measured. */
const mostValues = 300;
const longestName = 100;
/** Of a column. */
const largest = 3e38;

/** @throws KindRefused */
function momentIn({ ids, context }: Run, row: unknown, number: number): Moment | undefined {
  const refused = (column: string) => new KindRefused({ row: number, column });
  if (typeof row !== 'object' || row === null) throw refused('');
  const { device_id, measured_at, received_at, extra, ...measured } = row as Record<string, unknown>;
  const values: Record<string, number> = {};
  const known = Object.entries(measured).filter(([, value]) => value !== null);
  const others = Object.entries(typeof extra === 'string' ? objectIn(extra, number) : {});
  for (const [name, value] of [...known, ...others]) {
    const isFit = typeof value === 'number' && Math.abs(value) <= largest && name.length <= longestName;
    if (!isFit || name.includes('\0')) throw refused(name.slice(0, longestName));
    values[name] = value;
  }
  if (known.some(([name]) => quantityNamed(name) === undefined)) throw refused('extra');
  if (Object.keys(values).length > mostValues) throw refused('extra');
  const measuredAt = timeIn(measured_at);
  const receivedAt = timeIn(received_at);
  if (measuredAt === undefined) throw refused('measured_at');
  if (receivedAt === undefined) throw refused('received_at');
  if (typeof device_id !== 'number') throw refused('device_id');
  const id = ids.of('devices', device_id);
  // Each month takes a partition of the table that all share: of no more of them than messages can bring.
  const now = context.clock.now();
  if (id === undefined || !isMeasurable(measuredAt, now) || !isMeasurable(receivedAt, now)) return undefined;
  return { deviceId: id as DeviceId, measuredAt, receivedAt, values };
}

function objectIn(text: string, number: number): object {
  const found = jsonIn(text, number);
  if (typeof found !== 'object' || found === null) throw new KindRefused({ row: number, column: 'extra' });
  return found;
}

function timeIn(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z$/.test(value)) return undefined;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Of two values for one moment the last. Devices that are only counted have no measurements yet. */
async function notThere({ context }: Run, found: readonly Moment[]): Promise<Moment[]> {
  const moments = [...new Map(found.map((one) => [momentKey(one.deviceId, one.measuredAt), one])).values()];
  const ofDevices = moments.filter(({ deviceId }) => deviceId > 0);
  if (ofDevices.length === 0) return moments;
  const there = await momentsThere(
    context,
    ofDevices.map(({ deviceId, measuredAt }) => ({ deviceId, measuredAt: measuredAt.toISOString() })),
  );
  return moments.filter(({ deviceId, measuredAt }) => !there.has(momentKey(deviceId, measuredAt)));
}

/** Devices are not notified: they may have sent here for a long time, and their messages wait for a batch. */
async function store({ context }: Run, moments: readonly Moment[], months: Set<string>): Promise<void> {
  if (moments.length === 0) return;
  for (const { measuredAt } of moments) {
    const month = measuredAt.toISOString().slice(0, 7);
    if (months.has(month)) continue;
    await makePartitionsBetween(context, measuredAt, measuredAt);
    months.add(month);
  }
  await inTransaction(context, async (inner) => {
    await lockDevices(inner, [...new Set(moments.map(({ deviceId }) => deviceId))]);
    await storePast(inner, moments);
  });
}
