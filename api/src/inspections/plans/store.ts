import { type Asking, accessTo, isSeen } from '#hive-core/authorization.ts';
import { isThereNow, presentState } from '#hive-core/present-state-store.ts';
import type { Access } from '#platform/access/access.ts';
import type { Context } from '#platform/context/context.ts';
import type { HiveId, HivePlanId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { columnsOf, valuesOf } from '#platform/resource/fields.ts';
import type { HivePlan } from './plan.ts';
import { type PlanFields, planFields } from './plan-fields.ts';

type Db = Pick<Context, 'db'>;
type Reading = Db & Asking;

/** More than anybody reads; the newest come first. */
const mostShown = 500;

/** A plan without its tasks. */
export interface StoredPlan extends Omit<HivePlan, 'state' | 'tasks'> {
  endedAt: Date | undefined;
}

/** Plans of hives that the viewer sees. */
export async function seenPlans(context: Reading): Promise<StoredPlan[]> {
  const rows = await select(context)
    .where(isSeen(context))
    .orderBy('hive_plans.id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(planOf);
}

export async function planById(context: Reading, id: HivePlanId): Promise<StoredPlan | undefined> {
  const row = await select(context).where('hive_plans.id', '=', id).executeTakeFirst();
  return row && planOf(row);
}

/** Nobody else moves or ends it until the transaction ends. */
export async function lockPlan(context: Reading, id: HivePlanId): Promise<StoredPlan | undefined> {
  await context.db.selectFrom('hive_plans').select('id').where('id', '=', id).forUpdate().execute();
  return planById(context, id);
}

function select(context: Reading) {
  return context.db
    .selectFrom('hive_plans')
    .innerJoin('hives', 'hives.id', 'hive_plans.hive_id')
    .selectAll('hive_plans')
    .select('hives.name as hive_name')
    .select(accessTo(context).as('access'))
    .where('hives.deleted_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function planOf(row: Row): StoredPlan {
  return {
    ...valuesOf(planFields, row),
    id: row.id,
    hiveName: row.hive_name,
    access: row.access,
    endedAt: row.ended_at ?? undefined,
  };
}

/** What the viewer may do with a hive, and whether bees live in it. */
export async function hiveForPlan(
  context: Reading,
  id: HiveId,
): Promise<{ access: Access; isThere: boolean } | undefined> {
  return context.db
    .selectFrom('hives')
    .leftJoinLateral(presentState, (join) => join.onTrue())
    .select([accessTo(context).as('access'), isThereNow.as('isThere')])
    .where('hives.id', '=', id)
    .where('hives.deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function insertPlan(
  { db }: Db,
  plan: { fields: PlanFields; ownerId: UserId },
  at: Date,
): Promise<HivePlanId> {
  const { id } = await db
    .insertInto('hive_plans')
    .values({ ...columnsOf(planFields, plan.fields), user_id: plan.ownerId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setStartDay({ db }: Db, id: HivePlanId, day: string): Promise<void> {
  await db.updateTable('hive_plans').set({ start_day: day }).where('id', '=', id).execute();
}

export async function markPlanEnded({ db }: Db, id: HivePlanId, at: Date): Promise<void> {
  await db
    .updateTable('hive_plans')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Plans of these hives that nobody has ended. */
export async function openPlansOf({ db }: Db, hiveIds: readonly HiveId[]): Promise<HivePlanId[]> {
  const rows = await db
    .selectFrom('hive_plans')
    .select('id')
    .where('hive_id', '=', anyOf(hiveIds))
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
