import type { Message, OtherTime } from '@skep/device-codecs';
import { instantOfWireTime, wireTimeOf } from '@skep/domain';
import type { InboxNote } from './outcome.ts';

const aheadMs = 10 * 60_000;

/** What is believed to be measured: no hive had a radio before, and nobody's clock is further ahead of ours. */
export function timeBounds(now: Date): { earliest: Date; latest: Date } {
  return { earliest: new Date(Date.UTC(2000, 0, 1)), latest: new Date(now.getTime() + aheadMs) };
}

/**
 * When a message was measured, in whole seconds: as its sender says, else when its network received it, else now.
 * The device's own clock does not count.
 */
export function measuredAt(message: Message, now: Date): MeasuredAt {
  const said = saidTime(message);
  const time = new Date(Math.floor((said ?? now).getTime() / 1000) * 1000);
  const other = otherTimeOf(message);
  if (said !== undefined || other === undefined) return { time, refusal: refusalOf(time, now) };
  return other.kind === 'local'
    ? { time, refusal: undefined, localTime: other.text }
    : { time, refusal: { code: 'time_unreadable', params: { time: other.text } } };
}

interface MeasuredAt {
  time: Date;
  refusal: InboxNote | undefined;
  /** Its sender names no zone: the time is that of arrival until the zone is known. */
  localTime?: string;
}

/** Whether a message has a time that cannot be read. */
export function hasUnreadableTime({ notes }: { notes: readonly InboxNote[] }): boolean {
  return notes.some(({ code }) => code === 'time_unreadable');
}

const hourMs = 60 * 60_000;

/**
 * The instant of a time that names no zone. Of two equal hours of an autumn night it is in the second one as soon as that
 * has come: most messages are sent at once.
 */
export function instantInZone(localTime: string, timeZone: string, now: Date): Date | undefined {
  const first = instantOfWireTime(localTime, timeZone);
  const second = first && new Date(first.getTime() + hourMs);
  const isTwice = second && second <= now && wireTimeOf(second, timeZone) === localTime;
  return isTwice ? second : first;
}

/** Whether something may have been measured then. */
export const isMeasurable = (time: Date, now: Date) => timeFault(time, now) === undefined;

/** Why nothing can have been measured then; undefined: it may. */
export function timeFault(time: Date, now: Date): 'time_in_future' | 'time_too_early' | undefined {
  const { earliest, latest } = timeBounds(now);
  if (time > latest) return 'time_in_future';
  return time < earliest ? 'time_too_early' : undefined;
}

export function refusalOf(time: Date, now: Date): InboxNote | undefined {
  const code = timeFault(time, now);
  return code && { code, params: { time: time.toISOString() } };
}

function otherTimeOf(message: Message): OtherTime | undefined {
  return message.kind === 'values' || message.kind === 'uplink' ? message.otherTime : undefined;
}

function saidTime(message: Message): Date | undefined {
  if (message.kind === 'values') return message.time;
  if (message.kind === 'uplink') return message.receivedAt;
  return undefined;
}
