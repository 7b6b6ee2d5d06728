import { instantOfWireTime, wireTimeOf } from '@skep/domain';
import type { Access } from '#platform/access/access.ts';
import type { ApiaryId, HiveId, InspectionId, UserId } from '#platform/context/ids.ts';

/** What somebody wanted to be reminded of when they wrote an inspection. */
export interface Reminder {
  /** Of its inspection, which has one at most. */
  id: InspectionId;
  text: string | undefined;
  /** `YYYY-MM-DD HH:MM:SS` on the clock of the zone; undefined: some day. */
  dueLocal: string | undefined;
  timeZone: string;
  doneAt: Date | undefined;
  /** To who wrote it. */
  isMailed: boolean;
  /** Who wrote it; undefined when that account is gone. */
  authorId: UserId | undefined;
  hiveId: HiveId;
  hiveName: string;
  /** Where the hive is now. */
  apiaryId: ApiaryId;
  apiaryName: string;
  /** Of who asks. */
  access: Access;
}

/** When it is put off to by some days, at its hour or at nine, as wire time: from today, or from its day if that comes. */
export function putOff({ dueLocal, timeZone }: Reminder, days: number, now: Date): string {
  const today = wireTimeOf(now, timeZone).slice(0, 10);
  const [date = today, hour = '09:00:00'] = dueLocal?.split(' ') ?? [];
  const [, from] = [date, today].sort();
  const day = new Date(`${from}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  const local = `${day.toISOString().slice(0, 10)} ${hour}`;
  // An hour that the clock leaves out on that day becomes the next.
  const instant = instantOfWireTime(local, timeZone);
  return instant === undefined ? local : wireTimeOf(instant, timeZone);
}

/** What is due on the clock of a zone. */
export type Due = Pick<Reminder, 'dueLocal' | 'timeZone'>;

function dueAt({ dueLocal, timeZone }: Due): Date | undefined {
  return dueLocal === undefined ? undefined : instantOfWireTime(dueLocal, timeZone);
}

/** When it is due on the clock of who reads it, which need not be the one that it was written by. */
export function dueOnClock(reminder: Due, zone: string): string | undefined {
  const at = dueAt(reminder);
  return at && wireTimeOf(at, zone);
}

/** Whether it belongs to the day that it is in this zone, or to one before. */
export function isOfToday(reminder: Due, now: Date, zone: string): boolean {
  const due = dueOnClock(reminder, zone);
  return due !== undefined && due.slice(0, 10) <= wireTimeOf(now, zone).slice(0, 10);
}

export function isDue(reminder: Due, now: Date): boolean {
  const at = dueAt(reminder);
  return at !== undefined && at <= now;
}
