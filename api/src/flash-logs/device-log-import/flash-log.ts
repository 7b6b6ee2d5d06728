import {
  type FlashLogBlockState,
  type FlashLogDoubt,
  type FlashLogState,
  sureFlashLog,
  type UnplacedReason,
} from '@skep/domain';
import type { Access } from '#platform/access/access.ts';
import type { DeviceId, FlashLogId, HiveId, UserId } from '#platform/context/ids.ts';
import type { MetaData } from './wire-meta-data-body.ts';

/** A device's memory, as somebody handed it over. */
export interface FlashLog {
  id: FlashLogId;
  device: { id: DeviceId; name: string; ownerId: UserId; hasClock: boolean };
  hive: { id: HiveId; name: string } | undefined;
  user: { id: UserId; name: string };
  createdAt: Date;
  fileName: string | undefined;
  lineCount: number;
  byteCount: number;
  lostBytes: number;
  expectedBytes: number | undefined;
  mayBeErased: boolean;
  recordCount: number;
  measurementCount: number;
  weighedCount: number;
  timedCount: number;
  state: FlashLogState;
  progressPercent: number;
  /** How many quantities have to be equal for a record to be a stored message, and how many such pairs there have to be. */
  equalMin: number;
  matchesMin: number;
  /** One of its blocks is being imported or taken back. */
  isBusy: boolean;
  /** Measurements whose time is known; in how many days, and with how many steps from one to the next. */
  placedCount: number;
  placedDays: number;
  placedIntervals: number;
  /** Of all its blocks together, from imports that were not undone. */
  imported: { count: number; days: number; blocks: readonly number[] };
  /** From the first to the last of its blocks that have their time. */
  firstAt: Date | undefined;
  lastAt: Date | undefined;
  /** What old clients read of it as a whole; undefined until its blocks have been looked for. */
  metaData: MetaData | undefined;
  access: Access;
}

/** How it is known when each record of a block was measured. */
export type Placing =
  | { kind: 'unplaced'; reason: UnplacedReason }
  /** By the device's own clock, that runs on without power. */
  | { kind: 'clock' }
  /** By stored messages that say the same: `[place in the block, milliseconds]` of some of them. */
  | { kind: 'matched'; anchors: [place: number, timeMs: number][]; matchCount: number }
  /** Somebody has said when its first record was measured. */
  | { kind: 'by_hand'; startsAtMs: number };

export interface Block {
  block: number;
  firstRecord: number;
  lastRecord: number;
  measurementCount: number;
  firmwareVersion: string | undefined;
  intervalMinutes: number | undefined;
  transmissionRatio: number | undefined;
  placing: Placing;
  startsAt: Date | undefined;
  endsAt: Date | undefined;
  storedCount: number;
  matchPercent: number | undefined;
  differenceSeconds: number | undefined;
  state: FlashLogBlockState;
  nextPlace: number;
  importedCount: number;
  importedDays: number;
}

/** Why a block must not be imported as it is; undefined when nothing speaks against it. */
export function doubtAbout({ placing, matchPercent, differenceSeconds }: Block): FlashLogDoubt | undefined {
  if (placing.kind === 'unplaced') return 'unplaced';
  if (matchPercent === undefined || differenceSeconds === undefined) return 'nothing_to_compare';
  if (Math.abs(differenceSeconds) >= sureFlashLog.differenceSecondsBelow) return 'time_differs';
  return matchPercent < sureFlashLog.matchPercentMin ? 'values_differ' : undefined;
}

/** How much of a block the store does not have, 0 to 100; undefined as long as its time is not known. */
export function missingPercent({ placing, storedCount, measurementCount }: Block): number | undefined {
  if (placing.kind === 'unplaced') return undefined;
  return Math.min(100, Math.max(0, 100 * (1 - storedCount / measurementCount)));
}
