import { sql } from 'kysely';
import type { Account } from '#account/core/account.ts';
import { accountOf } from '#account/core/store.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { shapeOfName, spellingOfEmail } from '#platform/database/canonicalization.ts';

type Db = Pick<Context, 'db'>;

/** Keeps an address that its person wants; undefined: none any more. */
export async function setNewEmail(
  { db }: Db,
  id: UserId,
  email: string | undefined,
  at: Date,
): Promise<Account> {
  const row = await db
    .updateTable('users')
    .set({ new_email: email ?? null, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return accountOf(row);
}

/**
 * Makes the wanted address the person's. A name that is the old address, as those of old clients, becomes the new one.
 * @returns undefined when another address is wanted meanwhile, or none.
 */
export async function takeNewEmail(
  { db }: Db,
  id: UserId,
  newEmail: string,
  at: Date,
): Promise<Account | undefined> {
  const row = await db
    .updateTable('users')
    .set({
      name: sql<string>`case when name_shape = email_spelling then new_email else name end`,
      name_shape: sql<string>`case when name_shape = email_spelling then ${shapeOfName(newEmail)} else name_shape end`,
      email: newEmail,
      email_spelling: spellingOfEmail(newEmail),
      new_email: null,
      email_verified_at: at,
      updated_at: at,
    })
    .where('id', '=', id)
    .where('new_email', '=', newEmail)
    .returningAll()
    .executeTakeFirst();
  return row && accountOf(row);
}

/** Everything of the person goes with the row; mails that wait for them go too. @returns the file of their export. */
export async function deleteUser({ db }: Db, { id, email, newEmail }: Account): Promise<string | undefined> {
  const addresses = newEmail === undefined ? [email] : [email, newEmail];
  await db.deleteFrom('outbox_mails').where('recipient', 'in', addresses).execute();
  const file = await db
    .deleteFrom('exports')
    .where('user_id', '=', id)
    .returning('file_name')
    .executeTakeFirst();
  await db.deleteFrom('users').where('id', '=', id).execute();
  return file?.file_name;
}

/** What a person sees of their own, as numbers. */
export interface AccountLosses {
  apiaries: number;
  hives: number;
  queens: number;
  inspections: number;
}

export async function lossesOf({ db }: Db, id: UserId): Promise<AccountLosses> {
  const { rows } = await sql<AccountLosses>`select
    (select count(*)::integer from apiaries where user_id = ${id} and deleted_at is null) as apiaries,
    (select count(*)::integer from hives where user_id = ${id} and deleted_at is null) as hives,
    (select count(*)::integer from queens join hives on hives.id = queens.hive_id
      where hives.user_id = ${id} and hives.deleted_at is null and queens.deleted_at is null)
    + (select count(*)::integer from queens
      where user_id = ${id} and hive_id is null and deleted_at is null) as queens,
    (select count(*)::integer from inspections
      where user_id = ${id} and deleted_at is null and not is_event) as inspections
  `.execute(db);
  return rows[0] ?? { apiaries: 0, hives: 0, queens: 0, inspections: 0 };
}
