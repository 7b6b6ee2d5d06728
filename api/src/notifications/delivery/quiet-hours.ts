import { instantOfWireTime, wireTimeOf } from '@skep/domain';

/** `HH:MM` on the clock of the zone. Where `until` is earlier than `from`, it is that of the next morning. */
export interface QuietHours {
  from: string;
  until: string;
  timeZone: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** When a person may be notified of an event of now: now, or when their quiet hours are over. */
export function endOfQuiet(quiet: QuietHours | undefined, now: Date): Date {
  if (quiet === undefined || quiet.from === quiet.until) return now;
  const { from, until, timeZone } = quiet;
  const [day, time] = [wireTimeOf(now, timeZone).slice(0, 10), wireTimeOf(now, timeZone).slice(11, 16)];
  const passesMidnight = until < from;
  const isQuiet = passesMidnight ? time >= from || time < until : time >= from && time < until;
  if (!isQuiet) return now;
  const endsTomorrow = passesMidnight && time >= from;
  // From noon, so that no change of the clock skips a day.
  const noon = new Date(`${day}T12:00:00Z`).getTime();
  const endDay = new Date(noon + (endsTomorrow ? dayMs : 0)).toISOString().slice(0, 10);
  const end = instantOfWireTime(`${endDay} ${until}:00`, timeZone);
  return end === undefined || end < now ? now : end;
}
