import type { InboxStatus } from '@skep/domain';
import { openMoments } from '#measurements/compressed-chunks/decompress.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, UserId } from '#platform/context/ids.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import type { DeviceReport } from './device-report.ts';
import type { InboxNote } from './outcome.ts';
import {
  forgetUnknownStatement,
  insertInboxStatement,
  releaseFingerprintsStatement,
  type StoredRow,
  storeMessagesStatement,
  storePastStatement,
  storeValuesStatement,
} from './statements.ts';

type Db = Pick<Context, 'db'>;

export interface InboxMessage {
  deviceId: DeviceId | undefined;
  deviceKey: string;
  receivedAt: Date;
  measuredAt: Date | undefined;
  source: string | undefined;
  fingerprint: string | undefined;
  raw: string;
  status: InboxStatus;
  notes: readonly InboxNote[];
  valueCount: number;
  /** Of a device that nobody has: tells who sent it from others. */
  sender?: string;
  /** Of a device that nobody has, or that is another's: whose secret address it came to. */
  ownerId?: UserId | undefined;
}

export type Values = Readonly<Record<string, number>>;

/** What is measured at one time. */
export interface Measured {
  deviceId: DeviceId;
  receivedAt: Date;
  values: Values;
  report: DeviceReport;
}

/** A message, what it brings to its device, and what was believed of the device when it was read. */
export interface NewMessage extends InboxMessage, Measured {
  deviceId: DeviceId;
  ownerId: UserId;
  revision: number;
  /** It repeats an equal one that came since then; undefined: it is new. */
  repeatsSince: Date | undefined;
  /** Names without a column that its device has never sent before. */
  inventedNames: readonly string[] | undefined;
  frameCount: number | undefined;
  /** It came through its owner's secret address or sign-in. */
  isSigned: boolean;
  /** It counts only when no newer one was there before. */
  isOrdered: boolean;
}

/** Each is 8 KB at most: a stranger fills 4 MB, and all of them together 80 MB. */
const mostOfSender = 500;
const mostOfStrangers = 10_000;

/** Keeps a message of a device that nobody has, in the place of the oldest when there are too many. */
export async function keepUnknownMessage(
  { db }: Db,
  message: InboxMessage & { sender: string },
): Promise<void> {
  await insertInboxStatement(db, [JSON.stringify([inboxRow(message)])]);
  await forgetUnknownStatement(db, [message.sender, mostOfSender, mostOfStrangers]);
}

/**
 * Stores messages with all that they bring, each of another device.
 * @returns what became of them by device; nothing where the device is no longer what was believed, or where an equal
 *   message came first that it does not repeat.
 */
export async function storeMessages(
  { db }: Db,
  messages: readonly NewMessage[],
): Promise<Map<DeviceId, StoredRow>> {
  if (messages.length === 0) return new Map();
  const rows = messages.map(({ values, report, ...message }) => ({
    ...inboxRow(message),
    ...fieldsOf(report, message.receivedAt),
    ...measuredRow(values),
    repeatsSince: message.repeatsSince ?? 'infinity',
  }));
  const ids = messages.map(({ deviceId }) => deviceId);
  const done = await storeMessagesStatement(db, [JSON.stringify(rows), ids]);
  return new Map(done.map((row) => [row.deviceId, row]));
}

/** Stores what no message brought, as measurements that are made up; of a device any number, each of another time. */
export async function storeValues(
  { db }: Db,
  measured: readonly (Measured & { measuredAt: Date })[],
): Promise<void> {
  const rows = measured.map(({ values, report, ...row }) => ({
    ...row,
    ...fieldsOf(report, row.receivedAt),
    ...measuredRow(values),
  }));
  await storeValuesStatement(db, [JSON.stringify(rows)]);
}

/** Stores what was measured long ago and comes from elsewhere than a message, of a device that is locked. */
export async function storePast(
  { db }: Db,
  measured: readonly (Omit<Measured, 'report'> & { measuredAt: Date })[],
): Promise<void> {
  await openMoments(
    { db },
    measured.map(({ deviceId, measuredAt }) => ({ deviceId, time: measuredAt })),
  );
  const rows = measured.map(({ values, ...row }) => ({ ...row, ...measuredRow(values) }));
  await storePastStatement(db, [JSON.stringify(rows)]);
}

/** Messages that came too long ago to be repeated make room for equal ones. */
export async function releaseFingerprints({ db }: Db, messages: readonly NewMessage[]): Promise<void> {
  await releaseFingerprintsStatement(db, [
    messages.map(({ deviceId }) => deviceId),
    messages.map(({ fingerprint }) => fingerprint ?? null),
    messages.map(({ repeatsSince }) => repeatsSince?.toISOString() ?? 'infinity'),
  ]);
}

function inboxRow<Row extends { notes: readonly InboxNote[] }>(row: Row) {
  return { ...row, notes: JSON.stringify(row.notes) };
}

/** Names with a column of their own, and apart from them the others, which anybody may choose. */
function measuredRow(values: Values) {
  const { columns = [], others } = Object.groupBy(Object.entries(values), ([name]) =>
    quantityNamed(name) === undefined ? 'others' : 'columns',
  );
  const extra = others === undefined ? null : JSON.stringify(Object.fromEntries(others));
  return { ...Object.fromEntries(columns), extra, quantities: JSON.stringify(values) };
}

function fieldsOf(report: DeviceReport, at: Date) {
  const { clockTime } = report;
  return { ...report, clockOffsetSeconds: clockTime && secondsBetween(at, clockTime) };
}

const largestInt4 = 2_147_483_647;

function secondsBetween(from: Date, to: Date): number {
  const seconds = Math.round((to.getTime() - from.getTime()) / 1000);
  return Math.max(-largestInt4, Math.min(largestInt4, seconds));
}
