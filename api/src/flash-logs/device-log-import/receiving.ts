import type { ReadingProgress } from '@skep/device-codecs';
import { AppError, flashLogMatching } from '@skep/domain';
import type { Device } from '#measurements/devices/device.ts';
import { deviceById, deviceByKey, devicesOfHardware } from '#measurements/devices/store.ts';
import { isAdminInPerson, mayDo } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, FlashLogId, HiveId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { requireStorage } from '#platform/storage-account/storage-account.ts';
import { hashOfLogText, packed, readLogText } from './log-content.ts';
import { insertLog, type NewLog, sentAgain } from './store.ts';

/** Which device a log is of, as its app names it. */
export interface NamedDevice {
  id: DeviceId | undefined;
  key: string | undefined;
  hardwareId: string | undefined;
}

export interface SentLog {
  text: string;
  fileName: string | undefined;
  /** How many bytes the device has. */
  expectedBytes: number | undefined;
  equalMin: number | undefined;
  /** Otherwise it is read alone. */
  isToBeStored: boolean;
  /** When it was handed over at another server, and on which hive the device was; undefined: now, on its hive. */
  earlier?: { at: Date; hiveId: HiveId | undefined };
}

export interface ReceivedLog {
  /** Undefined: it is not stored, since nothing could be read from it or its sender did not request it. */
  id: FlashLogId | undefined;
  lineCount: number;
  byteCount: number;
  expectedBytes: number | undefined;
  timedCount: number;
  measurementCount: number;
  mayBeErased: boolean;
}

/**
 * What a device holds: the base has 64 Mbit of flash memory (MX25R6435F), which four years of a measurement each quarter of an
 * hour fill. The shortest measurement of battery, weight and weather has 23 bytes.
 */
const memoryLimits = { bytes: 8 * 1024 * 1024, records: 400_000 };

/** @throws AppError invalid_input for what no device holds */
function requireMemory({ byteCount, recordCount }: ReadingProgress): void {
  if (byteCount > memoryLimits.bytes || recordCount > memoryLimits.records)
    throw fieldProblem('file', 'file_too_large', { max: Math.floor(memoryLimits.bytes / 1_000_000) });
}

/** Whether measurements can be read from a text, and a device can hold it. */
export async function isFlashLog(text: string, at: Date): Promise<boolean> {
  try {
    return (await readLogText(text, at, requireMemory)).measurementCount > 0;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** What was received is what the device has, but for less than a thousandth of their mean. */
const differenceMax = 0.001;

/** @throws AppError no_device_found for what is not there, and alike for what is another's. */
export async function deviceOfLog(
  context: SignedInContext,
  { id, key, hardwareId }: NamedDevice,
): Promise<Device> {
  const found =
    id !== undefined
      ? await deviceById(context, id)
      : key !== undefined
        ? await deviceByKey(context, key)
        : await ofHardware(context, hardwareId ?? '');
  const { user } = context;
  const isAdmin = isAdminInPerson(user);
  if (found === undefined || !(isAdmin || mayDo('see', found))) throw new AppError('no_device_found');
  if (!isAdmin && !mayDo('manage', found)) throw new AppError('not_allowed');
  return found;
}

async function ofHardware(context: SignedInContext, hardwareId: string): Promise<Device | undefined> {
  const found = await devicesOfHardware(context, hardwareId);
  return found.find(({ ownerId }) => ownerId === context.user.id) ?? found[0];
}

/**
 * Stores a device's memory, reads it, and has its blocks searched. The same log is stored once.
 * The device may forget it only when all of it is stored, which it is when this returns.
 * @throws AppError invalid_input for more than a device holds, and where its sender has no storage left
 */
export async function receiveLog(
  context: SignedInContext,
  device: Device,
  sent: SentLog,
): Promise<ReceivedLog> {
  const { at, hiveId } = sent.earlier ?? { at: context.clock.now(), hiveId: device.hive?.id };
  const read = await readLogText(sent.text, at, requireMemory);
  const { expectedBytes } = sent;
  const { byteCount, measurementCount, lineCount, timedCount } = read;
  const isWhole = expectedBytes !== undefined && isNearly(byteCount, expectedBytes);
  const counts = { lineCount, byteCount, expectedBytes, timedCount, measurementCount };
  if (measurementCount === 0 || !sent.isToBeStored) return { id: undefined, ...counts, mayBeErased: false };
  const log: NewLog = {
    ...counts,
    deviceId: device.id,
    userId: context.user.id,
    hiveId,
    at,
    fileName: sent.fileName,
    content: await packed(sent.text),
    contentHash: await hashOfLogText(sent.text),
    lostBytes: read.lostBytes,
    weighedCount: read.weighedCount,
    mayBeErased: isWhole,
    recordCount: read.records.length,
    equalMin: sent.equalMin ?? flashLogMatching.preset,
  };
  const id = await inTransaction(context, async (inner) => {
    const made = await insertLog(inner, log);
    if (made === undefined) return sentAgain(inner, log);
    await requireStorage(inner, 0);
    await inner.jobs.send('place-flash-log', { flashLogId: made });
    return made;
  });
  return { id, ...counts, mayBeErased: isWhole && id !== undefined };
}

function isNearly(one: number, other: number): boolean {
  return Math.abs(one - other) < (differenceMax * (one + other)) / 2;
}
