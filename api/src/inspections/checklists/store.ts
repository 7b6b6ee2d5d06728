import { firstOwnItemId } from '@skep/domain';
import { type Selectable, sql } from 'kysely';
import type { Access } from '#platform/access/access.ts';
import type { Context } from '#platform/context/context.ts';
import type { ChecklistId, GroupId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { earlierRow, earlierRows } from '#platform/database/revisions.ts';
import type { Database } from '#platform/database/tables.ts';
import { columnsOf, valuesOf } from '#platform/resource/fields.ts';
import type { Checklist } from './checklist.ts';
import { allChecklistFields, type ChecklistFields } from './checklist-fields.ts';

type Db = Pick<Context, 'db'>;
type Asking = Pick<Context, 'db' | 'user'>;

/**
 * The one condition of who sees a checklist, the row `checklists`: whose it is, and to whom researches and groups show
 * it.
 */
export function isChecklistSeen({ user }: Pick<Context, 'user'>) {
  const shown = sql`select checklist_id from checklist_readers where user_id = ${user?.id ?? null}`;
  return sql<boolean>`(checklists.user_id = ${user?.id ?? null} or checklists.id in (${shown}))`;
}

/** What the viewer may do with it: to see it is to inspect by it and to copy it, to change it is its owner's. */
function accessTo(asking: Asking) {
  return sql<Access>`case when checklists.user_id = ${asking.user?.id ?? null} then 'owner'
    when ${isChecklistSeen(asking)} then 'see' else 'none' end`;
}

/** The groups in which the viewer sees it; to its owner all that it is shared in. */
function groupsOf({ user }: Asking) {
  return sql<GroupId[]>`array(
    select distinct group_id from checklist_readers
    where checklist_id = checklists.id and user_id = ${user?.id ?? null} and group_id is not null
    union select sharer.group_id from checklist_shares as shared
    join group_members as sharer on sharer.id = shared.member_id
    where shared.checklist_id = checklists.id and sharer.user_id = ${user?.id ?? null}
    order by group_id
  )`;
}

function researchesOf({ user }: Asking) {
  return sql<string[]>`array(select research from checklist_readers where checklist_id = checklists.id
    and user_id = ${user?.id ?? null} and research is not null order by lower(research))`;
}

/** The checklists that the person sees, by name. */
export async function seenChecklists(context: Asking): Promise<Checklist[]> {
  const rows = await selectChecklists(context)
    .where(isChecklistSeen(context))
    .orderBy(sql`lower(checklists.name)`)
    .orderBy('checklists.id')
    .execute();
  return rows.map(checklistOf);
}

/** Whoever's it is: what the viewer may do with it says its `access`. */
export async function checklistById(context: Asking, id: ChecklistId): Promise<Checklist | undefined> {
  const row = await selectChecklists(context).where('checklists.id', '=', id).executeTakeFirst();
  return row && checklistOf(row);
}

/** The same, locked against changes until the transaction ends. */
export async function checklistForEdit(context: Asking, id: ChecklistId): Promise<Checklist | undefined> {
  const row = await selectChecklists(context)
    .where('checklists.id', '=', id)
    .forUpdate('checklists')
    .executeTakeFirst();
  return row && checklistOf(row);
}

/** What it said in an older version, if that is still known. */
export async function earlierChecklist(
  { db }: Db,
  now: Checklist,
  rev: number,
): Promise<Checklist | undefined> {
  const row = await earlierRow({ db }, { table: 'checklists', id: now.id, rev });
  return row && { ...now, ...fieldsOf(row), rev };
}

/** A checklist as it was from then on. */
export interface ChecklistVersion {
  checklist: Checklist;
  writtenAt: Date;
}

/** Its stored versions, the present one first. Each was written when the one before it was replaced. */
export async function checklistVersions({ db }: Db, now: Checklist): Promise<ChecklistVersion[]> {
  const earlier = await earlierRows({ db }, { table: 'checklists', id: now.id });
  const all = [now, ...earlier.map(({ row }) => ({ ...now, ...fieldsOf(row), rev: row.rev }))];
  return all.map((checklist, index) => ({
    checklist,
    writtenAt: earlier[index]?.replacedAt ?? now.createdAt,
  }));
}

/** Keeps a person's checklists from being made or deleted elsewhere until the transaction ends. @returns how many */
export async function lockOwnChecklists({ db }: Db, ownerId: UserId): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`checklists:${ownerId}`}, 0))`.execute(db);
  const { count } = await db
    .selectFrom('checklists')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertChecklist(
  { db }: Db,
  ownerId: UserId,
  fields: ChecklistFields,
  at: Date,
): Promise<ChecklistId> {
  const { id } = await db
    .insertInto('checklists')
    .values({ ...columnsOf(allChecklistFields, fields), user_id: ownerId, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateChecklist(
  { db }: Db,
  id: ChecklistId,
  fields: ChecklistFields,
  at: Date,
): Promise<void> {
  await db
    .updateTable('checklists')
    .set((row) => ({ ...columnsOf(allChecklistFields, fields), updated_at: at, rev: row('rev', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Inspections that were written by it go on naming it. */
export async function markChecklistDeleted({ db }: Db, id: ChecklistId, at: Date): Promise<void> {
  await db.updateTable('checklists').set({ deleted_at: at }).where('id', '=', id).execute();
  await db.deleteFrom('checklist_shares').where('checklist_id', '=', id).execute();
}

/** Which of these groups the person has joined, each with their membership. */
export async function membershipsIn({ db }: Db, userId: UserId, groupIds: readonly GroupId[]) {
  return db
    .selectFrom('group_members')
    .select(['id', 'group_id as groupId'])
    .where('user_id', '=', userId)
    .where('state', '=', 'accepted')
    .where('group_id', '=', anyOf(groupIds))
    .execute();
}

/** It is shared by these memberships, and by no others. */
export async function replaceShares(
  { db }: Db,
  checklistId: ChecklistId,
  memberIds: readonly Database['checklist_shares']['member_id'][],
): Promise<void> {
  await db.deleteFrom('checklist_shares').where('checklist_id', '=', checklistId).execute();
  if (memberIds.length === 0) return;
  await db
    .insertInto('checklist_shares')
    .values(memberIds.map((member_id) => ({ checklist_id: checklistId, member_id })))
    .execute();
}

/** Items that were removed since are in no checklist any more, though its row still names them. */
const presentItemIds = sql<number[]>`array(
  select item.id from unnest(checklists.item_ids) with ordinality as item (id, place)
  where item.id < ${sql.lit(firstOwnItemId)}
    or exists (select 1 from own_items where own_items.id = item.id and own_items.removed_at is null)
  order by item.place
)`;

function selectChecklists(context: Asking) {
  return context.db
    .selectFrom('checklists')
    .innerJoin('users', 'users.id', 'checklists.user_id')
    .selectAll('checklists')
    .select([
      presentItemIds.as('item_ids'),
      'users.name as owner_name',
      accessTo(context).as('access'),
      groupsOf(context).as('group_ids'),
      researchesOf(context).as('researches'),
    ])
    .where('checklists.deleted_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectChecklists>['executeTakeFirstOrThrow']>>;

function checklistOf(row: Row): Checklist {
  return {
    ...fieldsOf(row),
    id: row.id,
    rev: row.rev,
    ownerId: row.user_id,
    ownerName: row.owner_name,
    access: row.access,
    groupIds: row.group_ids,
    researches: row.researches,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function fieldsOf(row: Selectable<Database['checklists']>): ChecklistFields {
  const present = new Set(row.item_ids);
  const fields = valuesOf(allChecklistFields, row);
  return { ...fields, requiredIds: fields.requiredIds.filter((id) => present.has(id)) };
}
