import { modelAnswer } from '@skep/domain';
import { sql } from 'kysely';
import { watchedPairs } from '#alerts/rules/watched-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { deleteInBatches } from '#platform/database/delete-batch.ts';

type Db = Pick<Context, 'db' | 'clock'>;

/** A device of which the model has not seen the newest message. */
export interface DeviceToAsk {
  deviceId: DeviceId;
  measuredUntil: Date;
}

/** Devices that a rule about the model watches, in no order: one without an answer does not block the others. */
export async function devicesToAsk(context: Db, limit: number): Promise<DeviceToAsk[]> {
  const { rows } = await sql<DeviceToAsk>`
    select last.device_id as "deviceId", last.measured_at as "measuredUntil"
    from device_last as last
    left join lateral (
      select answered_at, measured_until from alert_model_answers where device_id = last.device_id
      order by answered_at desc limit 1
    ) as answer on true
    where last.device_id in (
      select device_id from ${watchedPairs(context)} as pair join alert_rules as rule on rule.id = pair.rule_id
      where rule.conditions @> ${JSON.stringify([{ quantity: modelAnswer }])}::jsonb
    ) and (answer.measured_until is null or answer.measured_until < last.measured_at)
    order by random() limit ${limit}`.execute(context.db);
  return rows;
}

export interface Answer extends DeviceToAsk {
  /** Null: it had nothing to say. */
  value: number | null;
}

/** Of devices that are still there. */
export async function keepAnswers({ db }: Db, answers: readonly Answer[], at: Date): Promise<void> {
  const rows = answers.map(({ deviceId, measuredUntil, value }) => ({
    device_id: deviceId,
    measured_until: measuredUntil,
    value,
  }));
  await sql`insert into alert_model_answers (device_id, answered_at, measured_until, value)
    select devices.id, ${at}::timestamptz, came.measured_until, came.value
    from json_to_recordset(${JSON.stringify(rows)}::json)
        as came (device_id int, measured_until timestamptz, value double precision)
      join devices on devices.id = came.device_id
    on conflict do nothing`.execute(db);
}

/** When the model first answered for one of these devices; undefined: it never has. */
export async function firstAnswer(
  { db }: Pick<Context, 'db'>,
  deviceIds: readonly DeviceId[],
): Promise<Date | undefined> {
  const { rows } = await sql<{ first: Date | null }>`
    select min(answered_at) as first from alert_model_answers
    where device_id = ${anyOf(deviceIds)} and value is not null`.execute(db);
  return rows[0]?.first ?? undefined;
}

export async function forgetAnswersBefore(context: Pick<Context, 'db'>, before: Date): Promise<void> {
  await deleteInBatches(context, 'alert_model_answers', sql<boolean>`answered_at < ${before}`);
}
