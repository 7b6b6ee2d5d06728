import { type AlertCondition, type AlertOutcome, enteredOutcome, type StepAnswer } from '@skep/domain';
import { sql } from 'kysely';
import type { AlertRule } from '#alerts/rules/rule.ts';
import { type Asking, isSeen } from '#hive-core/authorization.ts';
import type { Context } from '#platform/context/context.ts';
import type { AlertId, AlertRuleId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { deleteInBatches } from '#platform/database/delete-batch.ts';
import type { Alert, AlertMarks, AlertRuleState } from './alert.ts';

type Db = Pick<Context, 'db'>;
type Reading = Db & Asking;

/** More than anybody looks through. */
const mostAlerts = 1000;

/** Which of the person's alerts are read; nothing said: all of them. */
export interface WantedAlerts {
  id?: AlertId;
  /** Those alone that go on or wait to be read. */
  isOpen?: boolean;
}

/** The person's, the newest first; those about a hive that they see no more are left out. */
export async function alertsOf(
  context: Reading,
  ownerId: UserId,
  { id, isOpen = false }: WantedAlerts = {},
): Promise<Alert[]> {
  let found = context.db
    .selectFrom('alerts')
    .leftJoin('alert_rules as rule', 'rule.id', 'alerts.rule_id')
    .leftJoin('devices', 'devices.id', 'alerts.device_id')
    .leftJoin('hives', 'hives.id', 'alerts.hive_id')
    .leftJoin('apiaries', 'apiaries.id', 'hives.apiary_id')
    .selectAll('alerts')
    .select(['devices.name as device_name', 'hives.name as hive_name'])
    .select(['apiaries.id as apiary_id', 'apiaries.name as apiary_name'])
    .select(
      sql<boolean>`coalesce(rule.is_active and not (coalesce(alerts.hive_id, 0) = any(rule.excluded_hive_ids)), false)`.as(
        'is_watched',
      ),
    )
    .select([stepAnswerNear.as('step_answer'), wasQueenlessAfter.as('was_queenless')])
    .where('alerts.user_id', '=', ownerId)
    .where('alerts.deleted_at', 'is', null)
    .where(sql<boolean>`(alerts.hive_id is null or ${isSeen(context)})`)
    .orderBy('alerts.last_at', 'desc')
    .orderBy('alerts.id', 'desc')
    .limit(mostAlerts);
  if (id !== undefined) found = found.where('alerts.id', '=', id);
  if (isOpen) found = found.where(sql<boolean>`(alerts.ended_at is null or ${isUnread(context)})`);
  return (await found.execute()).map((row) => ({
    id: row.id,
    ownerId: row.user_id,
    ruleId: row.rule_id ?? undefined,
    ruleName: row.rule_name,
    ruleState: ruleStateOf(row),
    deviceId: row.device_id ?? undefined,
    deviceName: row.device_name ?? undefined,
    hiveId: row.hive_id ?? undefined,
    hiveName: row.hive_name ?? undefined,
    apiaryId: row.apiary_id ?? undefined,
    apiaryName: row.apiary_name ?? undefined,
    conditions: row.conditions,
    values: row.values,
    count: row.count,
    firstAt: row.first_at,
    lastAt: row.last_at,
    endedAt: row.ended_at ?? undefined,
    isRead: row.read_at !== null,
    snoozedUntil: row.snoozed_until ?? undefined,
    outcome: row.outcome ?? undefined,
    enteredOutcome: enteredOf(row),
  }));
}

/** What was said of a step in the weight within an hour of the alert. */
const stepAnswerNear = sql<StepAnswer | null>`(
  select step.answer from weight_steps as step
  where step.device_id = alerts.device_id and step.answer <> 'ignored'
    and step.stepped_at between alerts.first_at - interval '1 hour' and alerts.first_at + interval '1 hour'
  order by abs(extract(epoch from step.stepped_at - alerts.first_at)) limit 1
)`;

/** Whether the hive was noted queenless, or got another queen, within two weeks. */
const wasQueenlessAfter = sql<boolean>`exists (
  select from colony_events as event left join hive_states as state on state.event_id = event.id
  where event.hive_id = alerts.hive_id and (event.kind = 'requeen' or state.state = 'queenless')
    and event.happened_on between alerts.first_at::date and alerts.first_at::date + 14
)`;

const enteredOf = (row: {
  conditions: readonly AlertCondition[];
  step_answer: StepAnswer | null;
  was_queenless: boolean;
}) =>
  enteredOutcome(row.conditions, {
    stepAnswer: row.step_answer ?? undefined,
    wasQueenless: row.was_queenless,
  });

function ruleStateOf(row: { rule_id: AlertRuleId | null; is_watched: boolean }): AlertRuleState {
  if (row.rule_id === null) return 'deleted';
  return row.is_watched ? 'active' : 'off';
}

/** Nobody has looked at it, and it is not put off. */
function isUnread({ clock }: Pick<Context, 'clock'>) {
  const isAwake = sql<boolean>`(alerts.snoozed_until is null or alerts.snoozed_until <= ${clock.now()}::timestamptz)`;
  return sql<boolean>`(alerts.read_at is null and ${isAwake})`;
}

export interface UnreadAlerts {
  /** How many wait to be read. */
  count: number;
  /** Another one as soon as an alert begins, goes on, ends, is marked or is deleted. */
  version: string;
}

export function countUnread(context: Reading, ownerId: UserId): Promise<UnreadAlerts> {
  return context.db
    .selectFrom('alerts')
    .leftJoin('hives', 'hives.id', 'alerts.hive_id')
    .select(sql<number>`(count(*) filter (where ${isUnread(context)}))::int`.as('count'))
    .select(
      sql<string>`concat_ws(' ', count(*), count(alerts.ended_at), max(alerts.updated_at))`.as('version'),
    )
    .where('alerts.user_id', '=', ownerId)
    .where('alerts.deleted_at', 'is', null)
    .where(sql<boolean>`(alerts.hive_id is null or ${isSeen(context)})`)
    .executeTakeFirstOrThrow();
}

/** One that no device of ours has brought, and that is over. */
export async function insertNoted(
  { db }: Db,
  alert: { rule: AlertRule; conditions: readonly AlertCondition[]; value: number | undefined; at: Date },
): Promise<AlertId> {
  const { rule, conditions, value, at } = alert;
  const { id } = await db
    .insertInto('alerts')
    .values({
      user_id: rule.ownerId,
      rule_id: rule.id,
      rule_name: rule.name,
      conditions: JSON.stringify(conditions),
      values: JSON.stringify(conditions.map((_, index) => (index === 0 ? (value ?? null) : null))),
      count: 1,
      ...{ first_at: at, last_at: at, ended_at: at, created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @param ids undefined: all of them. */
export async function markAlerts(
  { db }: Db,
  ownerId: UserId,
  ids: readonly AlertId[] | undefined,
  { isRead, ...marks }: AlertMarks,
  at: Date,
): Promise<void> {
  const all = db
    .updateTable('alerts')
    .set({
      ...(isRead !== undefined && { read_at: isRead ? at : null }),
      ...('snoozedUntil' in marks && { snoozed_until: marks.snoozedUntil ?? null }),
      ...('outcome' in marks && { outcome: marks.outcome ?? null }),
      updated_at: at,
    })
    .where('user_id', '=', ownerId)
    .where('deleted_at', 'is', null);
  await (ids === undefined ? all : all.where('id', '=', anyOf(ids))).execute();
}

/** How often a rule was right, as its owner says or as entries at the hive do. */
export interface AlertRecord {
  ruleId: AlertRuleId;
  right: number;
  falseAlarm: number;
  unclear: number;
}

/** Of each rule of which something is known. @param since alerts that began before do not count */
export async function recordsOf({ db }: Db, ownerId: UserId, since: Date): Promise<AlertRecord[]> {
  const rows = await db
    .selectFrom('alerts')
    .select(['rule_id', 'outcome', 'conditions'])
    .select([stepAnswerNear.as('step_answer'), wasQueenlessAfter.as('was_queenless')])
    .where('user_id', '=', ownerId)
    .where('rule_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('first_at', '>=', since)
    .where(sql<boolean>`(outcome is not null or ${stepAnswerNear} is not null or ${wasQueenlessAfter})`)
    .orderBy('rule_id')
    .execute();
  const records = new Map<AlertRuleId, AlertRecord>();
  for (const row of rows) {
    const outcome = row.outcome ?? enteredOf(row);
    if (row.rule_id === null || outcome === undefined) continue;
    const record = records.get(row.rule_id) ?? { ruleId: row.rule_id, right: 0, falseAlarm: 0, unclear: 0 };
    record[countNames[outcome]] += 1;
    records.set(row.rule_id, record);
  }
  return [...records.values()];
}

const countNames = {
  right: 'right',
  false_alarm: 'falseAlarm',
  unclear: 'unclear',
} as const satisfies Record<AlertOutcome, keyof AlertRecord>;

/**
 * Out of sight from now on. @param ids undefined: all of them.
 * @returns how many there were.
 */
export async function hideAlerts(
  { db }: Db,
  ownerId: UserId,
  ids: readonly AlertId[] | undefined,
  at: Date,
): Promise<number> {
  const all = db
    .updateTable('alerts')
    .set({ deleted_at: at })
    .where('user_id', '=', ownerId)
    .where('deleted_at', 'is', null);
  const result = await (ids === undefined ? all : all.where('id', '=', anyOf(ids))).executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Those that were deleted so long ago that no late message brings them back. */
export async function forgetHiddenAlerts(context: Db, until: Date): Promise<void> {
  await deleteInBatches(context, 'alerts', sql<boolean>`deleted_at < ${until}`);
}
