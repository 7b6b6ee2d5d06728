import { firstOwnItemId, type OwnItemFields } from '@skep/domain';
import { type Selectable, sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Database } from '#platform/database/tables.ts';
import { columnsOf } from '#platform/resource/fields.ts';
import type { Category, OwnChoice } from '#platform/taxonomy/catalogue.ts';
import type { OwnItem } from './checklist.ts';
import { ownItemFields } from './checklist-fields.ts';
import { isChecklistSeen } from './store.ts';

type Db = Pick<Context, 'db'>;

export interface NewOwnItem extends OwnItemFields {
  parentId: number;
}

/** Whoever's they are, removed ones too. */
export async function ownItemsByIds({ db }: Db, ids: readonly number[]): Promise<Map<number, OwnItem>> {
  if (ids.length === 0) return new Map();
  const rows = await selectItems({ db }).where('id', '=', anyOf(ids)).execute();
  return new Map(rows.map((row) => [row.id, ownItemOf(row)]));
}

/** A person's items that a checklist can have, as they were made. */
export async function ownItemsOf({ db }: Db, ownerId: UserId): Promise<OwnItem[]> {
  const rows = await selectItems({ db })
    .where('user_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(ownItemOf);
}

/** Those of these items that the person may answer: their own, and items of a checklist that they see. */
export async function answerableItems(
  context: SignedInContext,
  ids: readonly number[],
): Promise<Map<number, OwnItem>> {
  if (ids.length === 0) return new Map();
  const rows = await selectItems(context)
    .where('id', '=', anyOf(ids))
    .where('removed_at', 'is', null)
    .where(
      sql<boolean>`(own_items.user_id = ${context.user.id} or exists (
        select 1 from checklists
        where checklists.deleted_at is null and own_items.id = any(checklists.item_ids)
          and ${isChecklistSeen(context)}
      ))`,
    )
    .execute();
  return new Map(rows.map((row) => [row.id, ownItemOf(row)]));
}

/** Keeps an item from being changed by others until the transaction ends. */
export async function ownItemForEdit({ db }: Db, id: number): Promise<OwnItem | undefined> {
  const row = await selectItems({ db })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && ownItemOf(row);
}

export async function insertOwnItem(
  { db }: Db,
  ownerId: UserId,
  item: NewOwnItem,
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('own_items')
    .values({ ...columnsOf(ownItemFields, item), user_id: ownerId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await offerChoices({ db }, id, item);
  return id;
}

export async function updateOwnItem({ db }: Db, id: number, item: NewOwnItem): Promise<void> {
  await db.updateTable('own_items').set(columnsOf(ownItemFields, item)).where('id', '=', id).execute();
  await offerChoices({ db }, id, item);
}

/** These choices in this order and no others; one that is called as before is the one that it was. */
async function offerChoices({ db }: Db, itemId: number, { choices }: NewOwnItem): Promise<void> {
  await db.updateTable('own_item_choices').set({ place: null }).where('item_id', '=', itemId).execute();
  if (choices.length === 0) return;
  await db
    .insertInto('own_item_choices')
    .values(choices.map((name, place) => ({ item_id: itemId, name, place })))
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'name']).doUpdateSet((row) => ({ place: row.ref('excluded.place') })),
    )
    .execute();
}

/** Of any inspection, whoever's. */
export async function isAnswered({ db }: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('inspection_items')
    .select('id')
    .where('category_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function markOwnItemRemoved({ db }: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('own_items').set({ removed_at: at }).where('id', '=', id).execute();
}

/** The person's account ends: their items go, but for what inspections of other people's hives answer. */
export async function forgetOwnItems({ db, user }: SignedInContext): Promise<void> {
  await sql`delete from own_items where user_id = ${user.id} and not exists (
    select 1 from inspection_items as answer join inspections on inspections.id = answer.inspection_id
    where answer.category_id = own_items.id and answer.category_id >= ${sql.lit(firstOwnItemId)}
      and inspections.user_id <> ${user.id}
  )`.execute(db);
}

function selectItems({ db }: Db) {
  return db
    .selectFrom('own_items')
    .selectAll('own_items')
    .select(
      sql<OwnChoice[]>`coalesce((
        select json_agg(
          json_build_object('id', id, 'name', name, 'isOffered', place is not null) order by place, id
        ) from own_item_choices where item_id = own_items.id
      ), '[]')`.as('choices'),
    );
}

type Row = Selectable<Database['own_items']> & { choices: readonly OwnChoice[] };

function ownItemOf(row: Row): OwnItem {
  return {
    id: row.id,
    parentId: row.parent_id,
    key: 'own_item',
    input: row.input,
    unit: undefined,
    isSystem: false,
    children: row.choices.filter(({ isOffered }) => isOffered).map((choice) => choiceOf(row.id, choice)),
    ownerId: row.user_id ?? undefined,
    isRemoved: row.removed_at !== null,
    own: {
      name: row.name,
      unit: row.unit ?? undefined,
      minimum: row.minimum ?? undefined,
      maximum: row.maximum ?? undefined,
      choices: row.choices,
    },
  };
}

/** A choice as the taxonomy has those of its own items. */
function choiceOf(parentId: number, { id, name }: OwnChoice): Category {
  const nothing = { unit: undefined, minimum: undefined, maximum: undefined, choices: [] };
  return {
    id,
    parentId,
    key: 'own_item',
    input: 'list_item',
    unit: undefined,
    isSystem: false,
    children: [],
    own: { name, ...nothing },
  };
}
