import { sql } from 'kysely';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';

type Changing = Pick<SignedInContext, 'db' | 'user'>;

export interface NewHiveName {
  id: HiveId;
  name: string;
}

/** Their layers get the colour too; the hives' revisions go up by one. */
export async function updateColors(
  { db, user }: Changing,
  ids: readonly HiveId[],
  color: string | null,
  at: Date,
): Promise<void> {
  const isAmong = anyOf(ids);
  await db
    .updateTable('hives')
    .set((row) => ({ color, rev: row('rev', '+', 1), updated_at: at, changed_by: user.id }))
    .where('id', '=', isAmong)
    .execute();
  await db.updateTable('hive_layers').set({ color }).where('hive_id', '=', isAmong).execute();
}

/** Their revisions go up by one. */
export async function updateNames(
  { db, user }: Changing,
  names: readonly NewHiveName[],
  at: Date,
): Promise<void> {
  const ids = names.map(({ id }) => id);
  const texts = names.map(({ name }) => name);
  await sql`
    update hives set name = new.name, rev = hives.rev + 1, updated_at = ${at}, changed_by = ${user.id}
    from unnest(${ids}::int[], ${texts}::text[]) as new(id, name)
    where hives.id = new.id`.execute(db);
}
