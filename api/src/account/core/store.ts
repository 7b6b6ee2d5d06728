import { type Selectable, sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { shapeOfName, spellingOfEmail } from '#platform/database/canonicalization.ts';
import type { Database } from '#platform/database/tables.ts';
import type { Account } from './account.ts';

type Db = Pick<Context, 'db'>;

export interface NewAccount {
  name: string;
  email: string;
  passwordHash: string;
  locale: string | undefined;
  acceptedTermsVersion: string;
  /** Made by an identity provider: nobody knows the password. */
  isWithoutPassword?: boolean;
  at: Date;
}

/** @returns undefined when name or address is taken. */
export async function insertAccount({ db }: Db, account: NewAccount): Promise<Account | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      ...namedColumns(account.name),
      email: account.email,
      email_spelling: spellingOfEmail(account.email),
      password_hash: account.passwordHash,
      ...(account.isWithoutPassword ? { is_without_password: true } : {}),
      locale: account.locale ?? null,
      accepted_terms_version: account.acceptedTermsVersion,
      accepted_terms_at: account.at,
      created_at: account.at,
      updated_at: account.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && accountOf(row);
}

/** False for a database that nobody has used yet. */
export async function isAnybodyThere({ db }: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function accountById({ db }: Db, id: UserId): Promise<Account | undefined> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row && accountOf(row);
}

/** Names of people by their ids; an account that is gone is absent. */
export async function namesOfPeople({ db }: Db, ids: readonly UserId[]): Promise<Map<UserId, string>> {
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function accountByEmail(context: Db, email: string): Promise<Account | undefined> {
  return (await accountWithPassword(context, email))?.account;
}

export async function accountWithPassword(
  { db }: Db,
  email: string,
): Promise<{ account: Account; passwordHash: string } | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    // Before canonical spellings, two people could have one address: each signs in with what they wrote then.
    .where('email_spelling', 'in', [email, spellingOfEmail(email)])
    .orderBy(sql<boolean>`email_spelling = ${email}`, 'desc')
    .executeTakeFirst();
  return row && { account: accountOf(row), passwordHash: row.password_hash };
}

export async function passwordHashOf({ db }: Db, id: UserId): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
  return row?.password_hash;
}

/** What may change about an account; what is left out stays. */
export interface AccountChanges {
  name?: string;
  acceptedTermsVersion?: string;
  passwordHash?: string;
  /** Whether nobody knows the new password; default: its person chose it. */
  isWithoutPassword?: boolean;
  locale?: string;
  emailVerifiedAt?: Date;
  lastLoginAt?: Date;
  isAdmin?: boolean;
  permissions?: readonly string[];
}

export async function updateAccount(
  { db }: Db,
  id: UserId,
  changes: AccountChanges,
  at: Date,
): Promise<Account> {
  const row = await db
    .updateTable('users')
    .set({
      ...(changes.name === undefined ? {} : namedColumns(changes.name)),
      ...(changes.acceptedTermsVersion === undefined
        ? {}
        : { accepted_terms_version: changes.acceptedTermsVersion, accepted_terms_at: at }),
      ...(changes.passwordHash === undefined
        ? {}
        : { password_hash: changes.passwordHash, is_without_password: changes.isWithoutPassword ?? null }),
      ...(changes.locale === undefined ? {} : { locale: changes.locale }),
      ...(changes.emailVerifiedAt === undefined ? {} : { email_verified_at: changes.emailVerifiedAt }),
      ...(changes.lastLoginAt === undefined ? {} : { last_login_at: changes.lastLoginAt }),
      ...(changes.isAdmin === undefined ? {} : { is_admin: changes.isAdmin }),
      ...(changes.permissions === undefined ? {} : { permissions: [...changes.permissions] }),
      updated_at: at,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return accountOf(row);
}

const namedColumns = (name: string) => ({ name, name_shape: shapeOfName(name) });

export function accountOf(row: Selectable<Database['users']>): Account {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    newEmail: row.new_email ?? undefined,
    isWithoutPassword: row.is_without_password === true,
    isAdmin: row.is_admin,
    permissions: row.permissions,
    locale: row.locale ?? undefined,
    acceptedTermsVersion: row.accepted_terms_version,
    emailVerifiedAt: row.email_verified_at ?? undefined,
    lastLoginAt: row.last_login_at ?? undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Of all admins, who stay that until the transaction ends. In one order, so that two transactions never wait for each other. */
export async function adminIdsForChange({ db }: Db): Promise<UserId[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
