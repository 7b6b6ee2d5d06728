import { type RawBuilder, sql } from 'kysely';
import { type Asking, accessTo, isSeen } from '#hive-core/authorization.ts';
import { isThereNow, presentState } from '#hive-core/present-state-store.ts';
import { type Access, viewerOf } from '#platform/access/access.ts';
import type { Context } from '#platform/context/context.ts';
import type { ApiaryId, HiveId, HivePlanId, TaskId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { columnsOf, valuesOf } from '#platform/resource/fields.ts';
import type { InspectedHive, InspectionTask, PlanStep, Task } from './task.ts';
import { type TaskFields, taskFields } from './task-fields.ts';

type Db = Pick<Context, 'db'>;
type Reading = Db & Asking;

/** More than anybody reads; the oldest come first. */
const mostShown = 1000;

/** What the viewer can do or see done, by day, and what has no day last. */
export async function openTasks(context: Reading): Promise<Task[]> {
  const rows = await selectSeen(context)
    .where('done_at', 'is', null)
    .orderBy('day', (order) => order.asc().nullsLast())
    .orderBy('tasks.id')
    .limit(mostShown)
    .execute();
  return rows.map(taskOf);
}

/** Tasks of a day that inspections tick off. */
export async function openInspectionTasks(context: Reading): Promise<InspectionTask[]> {
  const rows = await selectSeen(context)
    .leftJoin('tasks as earlier', 'earlier.id', 'tasks.follows_id')
    .select(['earlier.done_at as earlier_done_at', 'tasks.created_at as made_at'])
    .where('tasks.done_at', 'is', null)
    .where('tasks.is_inspection', '=', true)
    .where('tasks.day', 'is not', null)
    .orderBy('tasks.day')
    .orderBy('tasks.id')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    ...taskOf(row),
    createdAt: row.made_at,
    earlierDoneAt: row.earlier_done_at ?? undefined,
  }));
}

/** Hives with bees that the viewer sees, with when each was inspected last: these ones, and all of these apiaries. */
export async function lastInspected(
  context: Reading,
  { hiveIds, apiaryIds }: { hiveIds: readonly HiveId[]; apiaryIds: readonly ApiaryId[] },
): Promise<InspectedHive[]> {
  const rows = await context.db
    .selectFrom('hives')
    .leftJoinLateral(presentState, (join) => join.onTrue())
    .select(['hives.id', 'hives.apiary_id as apiaryId'])
    .select((from) =>
      from
        .selectFrom('inspections')
        .select(({ fn }) => fn.max('inspected_at').as('at'))
        .whereRef('inspections.hive_id', '=', 'hives.id')
        .where('inspections.deleted_at', 'is', null)
        .where('inspections.is_event', '=', false)
        .as('inspectedAt'),
    )
    .where(({ or, eb }) =>
      or([eb('hives.id', '=', anyOf(hiveIds)), eb('hives.apiary_id', '=', anyOf(apiaryIds))]),
    )
    .where('hives.deleted_at', 'is', null)
    .where(isSeen(context))
    .where(isThereNow)
    .execute();
  return rows.map((row) => ({ ...row, inspectedAt: row.inspectedAt ?? undefined }));
}

/** What was done since then, the latest first. */
export async function tasksDoneSince(context: Reading, since: Date): Promise<Task[]> {
  const rows = await selectSeen(context)
    .where('done_at', '>=', since)
    .orderBy('done_at', 'desc')
    .orderBy('tasks.id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(taskOf);
}

/** How many of these are due today or overdue, by the clock of who wrote them. */
export async function countDueTasks(context: Reading & Pick<Context, 'clock'>): Promise<number> {
  const { count } = await selectSeen(context)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('done_at', 'is', null)
    .where(sql<boolean>`day <= (${context.clock.now()}::timestamptz at time zone tasks.time_zone)::date`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function taskById(context: Reading, id: TaskId): Promise<Task | undefined> {
  const row = await select(context).where('tasks.id', '=', id).executeTakeFirst();
  return row && taskOf(row);
}

/** Steps of plans, done ones too, that the viewer sees, by their days. */
export async function tasksOfPlans(context: Reading, planIds: readonly HivePlanId[]): Promise<Task[]> {
  const rows = await select(context)
    .where('tasks.plan_id', '=', anyOf(planIds))
    .where(accessToTask(context), '<>', 'none')
    .orderBy('tasks.planned_day')
    .orderBy('tasks.id')
    .execute();
  return rows.map(taskOf);
}

/** All steps of a plan, whoever sees them. Nobody else changes them until the transaction ends. */
export async function lockTasksOf(context: Reading, planId: HivePlanId): Promise<Task[]> {
  await context.db
    .selectFrom('tasks')
    .select('id')
    .where('plan_id', '=', planId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const rows = await select(context).where('tasks.plan_id', '=', planId).orderBy('tasks.id').execute();
  return rows.map(taskOf);
}

/** Nobody else changes it until the transaction ends. */
export async function lockTask(context: Reading, id: TaskId): Promise<Task | undefined> {
  await context.db.selectFrom('tasks').select('id').where('id', '=', id).forUpdate().execute();
  return taskById(context, id);
}

function select(context: Reading) {
  return (
    context.db
      .selectFrom('tasks')
      .leftJoin('apiaries', 'apiaries.id', 'tasks.apiary_id')
      .leftJoin('users', 'users.id', 'tasks.assignee_id')
      .leftJoin('hive_plans', 'hive_plans.id', 'tasks.plan_id')
      .selectAll('tasks')
      .select(['apiaries.name as apiary_name', 'users.name as assignee_name', 'hive_plans.method'])
      .select([accessToTask(context).as('access'), hivesSeen(context).as('hives')])
      .where('tasks.deleted_at', 'is', null)
      // It goes with its apiary.
      .where('apiaries.deleted_at', 'is', null)
  );
}

/** Those that an index finds: a person's own, those given to them, and those of hives that they see. */
function selectSeen(context: Reading) {
  const me = viewerId(context);
  return select(context)
    .where(
      sql<boolean>`(tasks.user_id = ${me} or tasks.assignee_id = ${me}
        or tasks.hive_ids && array(select hives.id from hives where ${isSeen(context)} and hives.deleted_at is null))`,
    )
    .where(accessToTask(context), '<>', 'none');
}

/**
 * A task is its owner's. Who sees all of its hives sees it, who may edit all of them may edit it, and so may the one to
 * whom its owner has given it, as long as they are in a group together. A task of an apiary or of no place is shown to
 * nobody else: sharing a hive shows only where it is.
 */
function accessToTask(context: Asking): RawBuilder<Access> {
  const me = viewerId(context);
  return sql`case
    when tasks.user_id = ${me} then 'owner'
    when tasks.assignee_id = ${me} and exists (
      select 1 from group_people as own join group_people as other using (group_id)
      where own.user_id = ${me} and other.user_id = tasks.user_id
    ) then 'edit'
    else (
      select case when bool_and(access in ('owner', 'edit')) then 'edit'
        when bool_and(access <> 'none') then 'see' else 'none' end
      from (
        select ${accessTo(context)} as access from hives
        where hives.id = any(tasks.hive_ids) and hives.deleted_at is null
      ) as held
    )
  end`;
}

function hivesSeen(context: Asking): RawBuilder<Task['hives']> {
  return sql`coalesce((
    select json_agg(json_build_object(
      'id', hives.id, 'name', hives.name, 'apiaryId', place.id, 'apiaryName', place.name
    ) order by hives.id)
    from hives join apiaries as place on place.id = hives.apiary_id
    where hives.id = any(tasks.hive_ids) and hives.deleted_at is null and ${isSeen(context)}
  ), '[]')`;
}

function viewerId(context: Asking): UserId | null {
  const viewer = viewerOf(context);
  return 'userId' in viewer ? viewer.userId : null;
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function taskOf(row: Row): Task {
  return {
    ...valuesOf(taskFields, row),
    id: row.id,
    ownerId: row.user_id,
    repeatFrom: row.repeat_from ?? undefined,
    doneAt: row.done_at ?? undefined,
    isMailed: row.mailed_at !== null,
    rev: row.rev,
    access: row.access,
    hives: row.hives,
    apiaryName: row.apiary_name ?? undefined,
    assigneeName: row.assignee_name ?? undefined,
    plan: planStepOf(row),
  };
}

function planStepOf({ plan_id: id, method, plan_step: step, planned_day: plannedDay }: Row) {
  if (id === null || method === null || step === null || plannedDay === null) return undefined;
  return { id, method, step, plannedDay };
}

export interface WrittenTask {
  fields: TaskFields;
  ownerId: UserId;
  repeatFrom: string | undefined;
  followsId?: TaskId;
  plan?: Omit<PlanStep, 'method'>;
}

export async function insertTask({ db }: Db, task: WrittenTask, at: Date): Promise<TaskId> {
  const { id } = await db
    .insertInto('tasks')
    .values({
      ...columnsOf(taskFields, task.fields),
      ...{ user_id: task.ownerId, repeat_from: task.repeatFrom ?? null, follows_id: task.followsId ?? null },
      ...{ plan_id: task.plan?.id ?? null, plan_step: task.plan?.step ?? null },
      planned_day: task.plan?.plannedDay ?? null,
      ...{ created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Its revision goes up by one; of another day it is emailed again. */
export async function updateTask(
  { db }: Db,
  id: TaskId,
  { fields, repeatFrom }: Pick<WrittenTask, 'fields' | 'repeatFrom'>,
  at: Date,
): Promise<void> {
  const columns = columnsOf(taskFields, fields);
  await db
    .updateTable('tasks')
    .set((old) => ({ ...columns, rev: old('rev', '+', 1), updated_at: at, repeat_from: repeatFrom ?? null }))
    .set('mailed_at', sql`case when day is not distinct from ${columns.day}::date then mailed_at end`)
    .where('id', '=', id)
    .execute();
}

export async function markTaskDone(
  { db }: Db,
  id: TaskId,
  done: { at: Date; by: UserId } | undefined,
): Promise<void> {
  await db
    .updateTable('tasks')
    .set((old) => ({ done_at: done?.at ?? null, done_by: done?.by ?? null, rev: old('rev', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Of a step of a plan; of another day it is emailed again. */
export async function moveTask(
  { db }: Db,
  id: TaskId,
  { day, plannedDay }: { day: string | undefined; plannedDay: string },
  at: Date,
): Promise<void> {
  await db
    .updateTable('tasks')
    .set((old) => ({ day: day ?? null, planned_day: plannedDay, rev: old('rev', '+', 1), updated_at: at }))
    .set('mailed_at', sql`case when day is not distinct from ${day ?? null}::date then mailed_at end`)
    .where('id', '=', id)
    .execute();
}

/** @returns how many there were */
export async function deleteOpenTasksOf({ db }: Db, planId: HivePlanId, at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('tasks')
    .set((old) => ({ deleted_at: at, rev: old('rev', '+', 1) }))
    .where('plan_id', '=', planId)
    .where('done_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The one that a repetition has made, if nobody has touched it. @returns its id when it was deleted */
export async function deleteUntouchedNext({ db }: Db, id: TaskId): Promise<void> {
  await db
    .deleteFrom('tasks')
    .where('follows_id', '=', id)
    .where('rev', '=', 1)
    .where('done_at', 'is', null)
    .execute();
}

/** The one that a repetition has made, deleted or not. */
export async function hasNext({ db }: Db, id: TaskId): Promise<boolean> {
  const row = await db.selectFrom('tasks').select('id').where('follows_id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function markTaskDeleted({ db }: Db, id: TaskId, at: Date): Promise<void> {
  await db.updateTable('tasks').set({ deleted_at: at }).where('id', '=', id).execute();
}

export async function countOpenOf({ db }: Db, ownerId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('tasks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', ownerId)
    .where('done_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Tasks of hives that are deleted are about the others from now on; those that have no other go with them. */
export async function takeHivesFromTasks({ db }: Db, hiveIds: readonly HiveId[], at: Date): Promise<void> {
  await sql`update tasks set
      hive_ids = array(select unnest(hive_ids) except select unnest(${hiveIds}::int[]) order by 1),
      deleted_at = case when hive_ids <@ ${hiveIds}::int[] then ${at}::timestamptz else deleted_at end,
      rev = rev + 1
    where hive_ids && ${hiveIds}::int[] and deleted_at is null`.execute(db);
}

/** People of groups that the person is in, by name. */
export async function peopleOfGroups({ db }: Db, userId: UserId): Promise<{ id: UserId; name: string }[]> {
  const { rows } = await sql<{ id: UserId; name: string }>`
    select distinct users.id, users.name, lower(users.name) from group_people as own
    join group_people as other using (group_id) join users on users.id = other.user_id
    where own.user_id = ${userId} and other.user_id <> ${userId}
    order by lower(users.name), users.id limit 1000`.execute(db);
  return rows.map(({ id, name }) => ({ id, name }));
}
