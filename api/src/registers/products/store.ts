import type { ProductForm } from '@skep/domain';
import { sql } from 'kysely';
import type {} from '#groups/core/tables.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { columnsOf, valuesOf } from '#platform/resource/fields.ts';
import { productFields } from './product-fields.ts';
import type { ProductId } from './tables.ts';

export interface Product extends ProductForm {
  id: ProductId;
  ownerId: UserId;
  /** Undefined: it is the person's own. */
  ownerName: string | undefined;
}

/** The person's own and those that members of their groups share, or the one with this id of these; by name. */
export async function productsSeen(context: SignedInContext, id?: ProductId): Promise<Product[]> {
  const { db, user } = context;
  let query = db
    .selectFrom('treatment_products as product')
    .innerJoin('users', 'users.id', 'product.user_id')
    .selectAll('product')
    .select('users.name as owner_name')
    .orderBy('product.name')
    .orderBy('product.id');
  if (id !== undefined) query = query.where('product.id', '=', id);
  const own = sql<boolean>`product.user_id = ${user.id}`;
  const ofGroups = sql<boolean>`(product.is_shared and exists (
    select 1 from group_members as mine join group_members as theirs on theirs.group_id = mine.group_id
    where mine.user_id = ${user.id} and mine.state = 'accepted'
      and theirs.user_id = product.user_id and theirs.state = 'accepted'
  ))`;
  const isSeen = user.isShownHivesOfOthers ? sql<boolean>`(${own} or ${ofGroups})` : own;
  const rows = await query.where(isSeen).execute();
  return rows.map((row) => ({
    ...{ id: row.id, ownerId: row.user_id, ...valuesOf(productFields, row) },
    ownerName: row.user_id === user.id ? undefined : row.owner_name,
  }));
}

/** In the place of the person's product of that name, if there is one. */
export async function putProduct(
  { db, user, clock }: SignedInContext,
  form: ProductForm,
): Promise<ProductId> {
  const row = columnsOf(productFields, form);
  const { id } = await db
    .insertInto('treatment_products')
    .values({ ...row, user_id: user.id, created_at: clock.now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function countOfProducts({ db, user }: SignedInContext): Promise<number> {
  const { count } = await db
    .selectFrom('treatment_products')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteProduct({ db }: SignedInContext, id: ProductId): Promise<void> {
  await db.deleteFrom('treatment_products').where('id', '=', id).execute();
}
