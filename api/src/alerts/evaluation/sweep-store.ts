import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { AlertRuleId } from '#platform/context/ids.ts';

/** The rules whose time has come, for whoever asks first; `nextOf` says when each looks again. */
export async function claimDueRules(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  waitingMinutes: number,
  limit: number,
): Promise<AlertRuleId[]> {
  const now = clock.now();
  const { rows } = await sql<{ id: AlertRuleId }>`
    update alert_rules set next_sweep_at = to_timestamp(
      (floor(extract(epoch from ${now}::timestamptz) / (60 * step)) + 1) * 60 * step)
    from (
      select id, case when calculation_minutes > 0 then calculation_minutes else ${waitingMinutes}::int end as step
      from alert_rules where is_active and next_sweep_at <= ${now}::timestamptz
      order by next_sweep_at limit ${limit} for update skip locked
    ) as due
    where alert_rules.id = due.id returning alert_rules.id`.execute(db);
  return rows.map(({ id }) => id);
}
