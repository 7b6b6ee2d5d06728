import type { Context } from '../context.ts';
import type { DeviceId, InboxId } from '../ids.ts';
import { quantityNamed } from '../measurements/quantities.ts';
import type { DeviceReport } from './device-report.ts';
import { type Brought, merge, type Values } from './merging.ts';
import type { InboxNote, InboxStatus } from './outcome.ts';
import {
  type FirstMessage,
  findFirstsStatement,
  insertInboxStatement,
  lockDevicesStatement,
  type SendingDevice,
  storeMessagesStatement,
} from './statements.ts';

type Db = Pick<Context, 'db'>;

/**
 * The devices that have one of these keys. Until the transaction ends no other message of theirs is taken, so that of
 * two equal ones the second finds the first.
 */
export function lockDevices({ db }: Db, keys: readonly string[]): Promise<SendingDevice[]> {
  return lockDevicesStatement(db, [keys.map((key) => key.toLowerCase())]);
}

export interface Repeat {
  deviceId: DeviceId;
  fingerprint: string;
}

/** The messages that came first, of those that are repeats. */
export async function firstsOf({ db }: Db, repeats: readonly Repeat[], since: Date): Promise<FirstMessage[]> {
  return repeats.length === 0 ? [] : findFirstsStatement(db, [JSON.stringify(repeats), since]);
}

/** A message came again so many times. */
export async function countRepeats({ db }: Db, id: InboxId, count: number): Promise<void> {
  await db
    .updateTable('ingest_inbox')
    .set((row) => ({ repeats: row('repeats', '+', count) }))
    .where('id', '=', id)
    .execute();
}

export interface InboxMessage {
  deviceId: DeviceId | undefined;
  deviceKey: string;
  receivedAt: Date;
  measuredAt: Date | undefined;
  source: string | undefined;
  fingerprint: string | undefined;
  /** How often it came again already. */
  repeats: number;
  raw: string;
  status: InboxStatus;
  notes: readonly InboxNote[];
  valueCount: number;
}

/** A message, and what it brings to its device. */
export interface NewMessage {
  inbox: InboxMessage;
  brought: Brought;
}

/** Keeps messages as they came. */
export async function insertInboxMessages({ db }: Db, messages: readonly InboxMessage[]): Promise<void> {
  await insertInboxStatement(db, [inboxRows(messages)]);
}

/** Stores messages with all that they bring. */
export async function storeMessages(context: Db, messages: readonly NewMessage[]): Promise<void> {
  await storeAll(
    context,
    messages.map(({ inbox }) => inbox),
    messages.map(({ brought }) => brought),
  );
}

/** Stores what no message brought, as measurements that are made up. */
export async function storeBrought(context: Db, brought: readonly Brought[]): Promise<void> {
  await storeAll(context, [], brought);
}

async function storeAll(
  { db }: Db,
  inbox: readonly InboxMessage[],
  brought: readonly Brought[],
): Promise<void> {
  const { measurements, newest, days, reports } = merge(brought);
  await storeMessagesStatement(db, [
    inboxRows(inbox),
    JSON.stringify(measurements.map(({ values, ...row }) => ({ ...values, ...row, extra: extraOf(values) }))),
    JSON.stringify(newest.map(({ values, ...row }) => ({ ...row, quantities: JSON.stringify(values) }))),
    JSON.stringify(days),
    JSON.stringify(reports.map(({ deviceId, at, report }) => ({ deviceId, at, ...toldBy(report, at) }))),
  ]);
}

function inboxRows(messages: readonly InboxMessage[]): string {
  return JSON.stringify(messages.map((message) => ({ ...message, notes: JSON.stringify(message.notes) })));
}

const isColumn = (name: string) => quantityNamed(name) !== undefined;

/** Names without a column of their own. */
function extraOf(values: Values): string | null {
  const others = Object.entries(values).filter(([name]) => !isColumn(name));
  return others.length === 0 ? null : JSON.stringify(Object.fromEntries(others));
}

function toldBy(report: DeviceReport, at: Date) {
  return {
    hardware_id: report.hardwareId,
    firmware_version: report.firmwareVersion,
    hardware_version: report.hardwareVersion,
    boot_count: report.bootCount,
    interval_minutes: report.intervalMinutes,
    transmission_ratio: report.transmissionRatio,
    battery_volts: report.batteryVolts,
    has_clock: report.hasClock,
    clock_time: report.clockTime,
    clock_offset_seconds: report.clockTime && secondsBetween(at, report.clockTime),
  };
}

const largestInt4 = 2_147_483_647;

function secondsBetween(from: Date, to: Date): number {
  const seconds = Math.round((to.getTime() - from.getTime()) / 1000);
  return Math.max(-largestInt4, Math.min(largestInt4, seconds));
}
