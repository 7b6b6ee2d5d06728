import type { StepAnswer } from '@skep/domain';
import { sql } from 'kysely';
import { type Asking, accessTo, timesSeen } from '#hive-core/authorization.ts';
import type { Window } from '#measurements/series/window.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';

type Db = Pick<Context, 'db'>;

/** What was said of a step. */
export interface AnsweredStep {
  deviceId: DeviceId;
  time: Date;
  answer: StepAnswer;
}

export function answersOf({ db }: Db, deviceIds: readonly DeviceId[], { start, end }: Window) {
  return db
    .selectFrom('weight_steps')
    .select(['device_id as deviceId', 'stepped_at as time', 'answer'])
    .where('device_id', '=', anyOf(deviceIds))
    .where('stepped_at', '>=', start)
    .where('stepped_at', '<=', end)
    .orderBy('stepped_at')
    .execute();
}

export async function saveAnswer(
  { db, user, clock }: Pick<SignedInContext, 'db' | 'user' | 'clock'>,
  { deviceId, time, answer }: AnsweredStep,
): Promise<void> {
  await db
    .insertInto('weight_steps')
    .values({
      device_id: deviceId,
      stepped_at: time,
      answer,
      author_id: user.id,
      answered_at: clock.now(),
    })
    .execute();
}

export async function forgetAnswers({ db }: Db, deviceId: DeviceId, times: readonly Date[]): Promise<void> {
  await db
    .deleteFrom('weight_steps')
    .where('device_id', '=', deviceId)
    .where('stepped_at', '=', sql<Date>`any(${times.map((time) => time.toISOString())}::timestamptz[])`)
    .execute();
}

/** Those of these devices that are the person's own. */
export async function ownDeviceIds(
  { db, user }: Pick<SignedInContext, 'db' | 'user'>,
  deviceIds: readonly DeviceId[],
): Promise<DeviceId[]> {
  const rows = await db
    .selectFrom('devices')
    .select('id')
    .where('user_id', '=', user.id)
    .where('id', '=', anyOf(deviceIds))
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * When each of these devices stood on hives that the viewer sees, in the whole seconds of measurements, and what they may
 * do with the hive.
 */
export function seenPlacements(context: Db & Asking, deviceIds: readonly DeviceId[]) {
  return context.db
    .selectFrom('device_hives as place')
    .innerJoin('hives', 'hives.id', 'place.hive_id')
    .innerJoinLateral(timesSeen(context).as('time'), (join) => join.onTrue())
    .select('place.device_id as deviceId')
    .select(sql<Date>`date_trunc('second', greatest(place.since, time.seen_from))`.as('since'))
    .select(sql<Date | null>`date_trunc('second', least(place.until, time.seen_until))`.as('until'))
    .select(accessTo(context).as('access'))
    .where('place.device_id', '=', anyOf(deviceIds))
    .where('hives.deleted_at', 'is', null)
    .execute();
}
