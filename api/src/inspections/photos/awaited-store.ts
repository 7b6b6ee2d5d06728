import { sql } from 'kysely';
import type { SignedInContext } from '#platform/context/context.ts';
import type { InspectionId, PhotoId } from '#platform/context/ids.ts';

/** A photo that its inspection names before it has arrived. */
export interface AwaitedPhoto {
  clientId: string;
  /** Undefined: of the inspection in general. */
  categoryId: number | undefined;
}

/** The inspection that waits for it, which does so no more. */
export async function takeAwaited({ db, user }: SignedInContext, clientId: string) {
  const row = await db
    .deleteFrom('awaited_photos')
    .where('author_id', '=', user.id)
    .where('client_id', '=', clientId)
    .returning(['inspection_id', 'category_id'])
    .executeTakeFirst();
  return row && { inspectionId: row.inspection_id, categoryId: row.category_id ?? undefined };
}

/** Who has the inspection open sees that it has changed: saved without the photo, the answer would take it away. */
export async function addToAnswer(
  { db, clock }: SignedInContext,
  id: PhotoId,
  inspectionId: InspectionId,
  categoryId: number,
): Promise<void> {
  await sql`update inspections set rev = rev + 1, updated_at = ${clock.now()} where id = ${inspectionId}`.execute(
    db,
  );
  const { numUpdatedRows } = await db
    .updateTable('inspection_items')
    .set({ value: sql`value || ',' || ${String(id)}` })
    .where('inspection_id', '=', inspectionId)
    .where('category_id', '=', categoryId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db
    .insertInto('inspection_items')
    .values({ inspection_id: inspectionId, category_id: categoryId, value: String(id) })
    .execute();
}

export async function insertAwaited(
  { db, user }: SignedInContext,
  inspectionId: InspectionId,
  { clientId, categoryId }: AwaitedPhoto,
): Promise<void> {
  await db
    .insertInto('awaited_photos')
    .values({
      author_id: user.id,
      client_id: clientId,
      inspection_id: inspectionId,
      category_id: categoryId ?? null,
    })
    // It is of the inspection that named it first.
    .onConflict((conflict) => conflict.columns(['author_id', 'client_id']).doNothing())
    .execute();
}
