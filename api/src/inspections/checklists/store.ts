import { type Selectable, sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { ChecklistId, UserId } from '#platform/context/ids.ts';
import type { Database } from '#platform/database/tables.ts';
import type { Checklist } from './checklist.ts';

type Db = Pick<Context, 'db'>;

/** A person's checklists by name. */
export async function checklistsOf({ db }: Db, ownerId: UserId): Promise<Checklist[]> {
  const rows = await db
    .selectFrom('checklists')
    .selectAll()
    .where('user_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map(checklistOf);
}

export async function checklistById({ db }: Db, id: ChecklistId): Promise<Checklist | undefined> {
  const row = await db
    .selectFrom('checklists')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && checklistOf(row);
}

export async function checklistOwner({ db }: Db, id: ChecklistId) {
  return db
    .selectFrom('checklists')
    .select('user_id as ownerId')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export interface NewChecklist {
  ownerId: UserId;
  type: string;
  name: string;
  itemIds: readonly number[];
}

export async function insertChecklist({ db }: Db, checklist: NewChecklist, at: Date): Promise<ChecklistId> {
  const { id } = await db
    .insertInto('checklists')
    .values({
      user_id: checklist.ownerId,
      type: checklist.type,
      name: checklist.name,
      item_ids: sql`${[...checklist.itemIds]}::int[]`,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function checklistOf(row: Selectable<Database['checklists']>): Checklist {
  return {
    id: row.id,
    ownerId: row.user_id,
    type: row.type,
    name: row.name,
    description: row.description ?? undefined,
    itemIds: row.item_ids,
    requiredIds: row.required_ids,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
