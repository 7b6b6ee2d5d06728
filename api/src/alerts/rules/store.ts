import { sweepMinutes } from '@skep/domain';
import { type Selectable, sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { AlertRuleId, HiveId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Database } from '#platform/database/tables.ts';
import { columnsOf, valuesOf } from '#platform/resource/fields.ts';
import type { AlertRule } from './rule.ts';
import { type AlertRuleFields, ruleFields } from './rule-fields.ts';

type Db = Pick<Context, 'db'>;

/** The person's, by name. */
export async function rulesOfPerson({ db }: Db, ownerId: UserId): Promise<AlertRule[]> {
  const rows = await selectRules(db)
    .where('user_id', '=', ownerId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map(ruleOf);
}

export async function ruleById({ db }: Db, id: AlertRuleId): Promise<AlertRule | undefined> {
  const row = await selectRules(db).where('id', '=', id).executeTakeFirst();
  return row && ruleOf(row);
}

/** One statement, however many. */
export async function rulesById(
  { db }: Db,
  ids: readonly AlertRuleId[],
): Promise<Map<AlertRuleId, AlertRule>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('alert_rules').selectAll().where('id', '=', anyOf(ids)).execute();
  return new Map(rows.map((row) => [row.id, ruleOf(row)]));
}

function selectRules(db: Db['db']) {
  return db
    .selectFrom('alert_rules')
    .selectAll()
    .select(
      sql<Date | null>`(select max(evaluated_until) from alert_rule_devices where rule_id = alert_rules.id)`.as(
        'evaluated_until',
      ),
    );
}

/** Nobody else changes it until the transaction ends. */
export async function lockRule({ db }: Db, id: AlertRuleId): Promise<AlertRule | undefined> {
  const row = await selectRules(db).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && ruleOf(row);
}

export type WrittenRule = AlertRuleFields & Pick<AlertRule, 'ownerId' | 'watchesSince'>;

export async function insertRule({ db }: Db, rule: WrittenRule, at: Date): Promise<AlertRule> {
  const row = await db
    .insertInto('alert_rules')
    .values({ ...rowOf(rule, at), user_id: rule.ownerId, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return ruleOf(row);
}

/** Its revision goes up by one. */
export async function updateRule(
  { db }: Db,
  id: AlertRuleId,
  rule: WrittenRule,
  at: Date,
): Promise<AlertRule> {
  const row = await db
    .updateTable('alert_rules')
    .set((old) => ({ ...rowOf(rule, at), rev: old('rev', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return ruleOf(row);
}

export async function deleteRule({ db }: Db, id: AlertRuleId): Promise<void> {
  await db.deleteFrom('alert_rules').where('id', '=', id).execute();
}

/** A person's rules that name an address name another one now. */
export async function renameWebhooks({ db }: Db, ownerId: UserId, from: string, to: string): Promise<void> {
  await db
    .updateTable('alert_rules')
    .set((old) => ({ webhook_url: to, rev: old('rev', '+', 1) }))
    .where('user_id', '=', ownerId)
    .where('webhook_url', '=', from)
    .execute();
}

/** It starts again and forgets how far it has followed devices; at some hives, where they are given. */
export async function forgetFollowing(
  { db }: Db,
  id: AlertRuleId,
  hiveIds?: readonly HiveId[],
): Promise<void> {
  const all = db.deleteFrom('alert_rule_devices').where('rule_id', '=', id);
  await (hiveIds === undefined ? all : all.where('hive_id', '=', anyOf(hiveIds))).execute();
}

/** Deleted hives are excluded from nothing. */
export async function forgetExcludedHives({ db }: Db, hiveIds: readonly HiveId[]): Promise<void> {
  await sql`update alert_rules set
      excluded_hive_ids = array(select unnest(excluded_hive_ids) except select unnest(${hiveIds}::int[]))
    where excluded_hive_ids && ${hiveIds}::int[]`.execute(db);
}

/** A rule that is to be written at that time. */
export function rowOf(rule: Omit<WrittenRule, 'ownerId'>, at: Date) {
  return {
    ...columnsOf(ruleFields, rule),
    watches_since: rule.watchesSince,
    next_sweep_at: sweepMinutes(rule) === undefined ? null : at,
    updated_at: at,
  };
}

function ruleOf(row: Selectable<Database['alert_rules']> & { evaluated_until?: Date | null }): AlertRule {
  return {
    ...valuesOf(ruleFields, row),
    id: row.id,
    ownerId: row.user_id,
    watchesSince: row.watches_since,
    evaluatedUntil: row.evaluated_until ?? undefined,
    rev: row.rev,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The app still shows its alerts. */
export async function stopMailsOfRules({ db }: Pick<Context, 'db'>, userId: UserId): Promise<void> {
  await db
    .updateTable('alert_rules')
    .set((old) => ({ by_email: false, rev: old('rev', '+', 1) }))
    .where('user_id', '=', userId)
    .where('by_email', '=', true)
    .execute();
}
