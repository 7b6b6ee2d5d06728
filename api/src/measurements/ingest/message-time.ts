import type { Message } from '@skep/device-codecs';
import type { InboxNote } from './outcome.ts';

const aheadMs = 10 * 60_000;

/** What is believed to be measured: no hive had a radio before, and nobody's clock is further ahead of ours. */
export function timeBounds(now: Date): { earliest: Date; latest: Date } {
  return { earliest: new Date(Date.UTC(2000, 0, 1)), latest: new Date(now.getTime() + aheadMs) };
}

/**
 * When a message was measured, in whole seconds: as its sender says, else when its network received it, else now.
 * The device's own clock is not asked.
 */
export function measuredAt(message: Message, now: Date): { time: Date; refusal: InboxNote | undefined } {
  const said = saidTime(message) ?? now;
  const time = new Date(Math.floor(said.getTime() / 1000) * 1000);
  return { time, refusal: refusalOf(time, now) };
}

/** Whether something may have been measured then. */
export const isMeasurable = (time: Date, now: Date) => timeFault(time, now) === undefined;

/** Why nothing can have been measured then; undefined: it may. */
export function timeFault(time: Date, now: Date): 'time_in_future' | 'time_too_early' | undefined {
  const { earliest, latest } = timeBounds(now);
  if (time > latest) return 'time_in_future';
  return time < earliest ? 'time_too_early' : undefined;
}

function refusalOf(time: Date, now: Date): InboxNote | undefined {
  const code = timeFault(time, now);
  return code && { code, params: { time: time.toISOString() } };
}

function saidTime(message: Message): Date | undefined {
  if (message.kind === 'values') return message.time;
  if (message.kind === 'uplink') return message.receivedAt;
  return undefined;
}
