import { isTimeZone } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { type Senders, type Sent, senderOf } from './device-cache.ts';
import { instantInZone, refusalOf } from './message-time.ts';
import { digestOf, type ReadMessage } from './reading.ts';
import { zonesOfOwnersStatement } from './statements.ts';

/**
 * The same messages, those whose time names no zone at the instant that it is in the zone of their device's owner. An
 * owner of whom no zone is known counts as in UTC, as all times of the old wire do.
 */
export async function inZonesOfOwners<Message extends Sent & { read: ReadMessage }>(
  context: Pick<Context, 'db' | 'clock'>,
  senders: Senders,
  messages: readonly Message[],
): Promise<readonly Message[]> {
  const owners = messages.flatMap((message) =>
    message.read.localTime === undefined ? [] : (senderOf(senders, message)?.ownerId ?? []),
  );
  if (owners.length === 0) return messages;
  const now = context.clock.now();
  const zones = await zonesOf(context, owners);
  return messages.map((message) => {
    const owner = senderOf(senders, message)?.ownerId;
    const zone = (owner !== undefined && zones.get(owner)) || 'UTC';
    return { ...message, read: inZone(message.read, zone, now) };
  });
}

async function zonesOf({ db }: Pick<Context, 'db'>, owners: UserId[]): Promise<Map<UserId, string>> {
  const rows = await zonesOfOwnersStatement(db, [owners]);
  return new Map(rows.flatMap(({ userId, zone }) => (zone && isTimeZone(zone) ? [[userId, zone]] : [])));
}

function inZone(read: ReadMessage, zone: string, now: Date): ReadMessage {
  const { localTime, ...rest } = read;
  const time = localTime === undefined ? undefined : instantInZone(localTime, zone, now);
  if (localTime === undefined || time === undefined) return read;
  const fingerprint = read.fingerprint && digestOf(read.fingerprint, time.getTime());
  const refusal = refusalOf(time, now);
  if (refusal !== undefined && read.status === 'stored')
    return { ...rest, time, fingerprint, status: 'refused_time', values: {}, report: {}, notes: [refusal] };
  const note = { code: 'time_in_zone', params: { time: localTime, zone } } as const;
  return { ...rest, localTime, time, fingerprint, notes: [...read.notes, note] };
}
