import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

/** An account that is linked to a person at the provider. */
export interface LinkedAccount {
  issuer: string;
  subject: string;
  userId: UserId;
  isAdminByClaim: boolean;
}

export interface OwnLink {
  subject: string;
  email: string | undefined;
  isAdminByClaim: boolean;
  createdAt: Date;
}

/** Locked, so that two sign-ins at once decide about the right of admin in turn. */
export function linkedAccount(
  { db }: Db,
  issuer: string,
  subject: string,
): Promise<LinkedAccount | undefined> {
  return db
    .selectFrom('oidc_accounts')
    .select(['issuer', 'subject', 'user_id as userId', 'is_admin_by_claim as isAdminByClaim'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();
}

/** @returns undefined when either is linked to another already. */
export async function insertLink(
  { db }: Db,
  link: { issuer: string; subject: string; userId: UserId; at: Date },
): Promise<LinkedAccount | undefined> {
  return db
    .insertInto('oidc_accounts')
    .values({
      issuer: link.issuer,
      subject: link.subject,
      user_id: link.userId,
      created_at: link.at,
      email: null,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['issuer', 'subject', 'user_id as userId', 'is_admin_by_claim as isAdminByClaim'])
    .executeTakeFirst();
}

export async function touchLink(
  { db }: Db,
  { issuer, subject }: Pick<LinkedAccount, 'issuer' | 'subject'>,
  { email, isAdminByClaim, at }: { email: string | undefined; isAdminByClaim: boolean; at: Date },
): Promise<void> {
  await db
    .updateTable('oidc_accounts')
    .set({ email: email ?? null, is_admin_by_claim: isAdminByClaim, last_used_at: at })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

export async function ownLink({ db }: Db, issuer: string, userId: UserId): Promise<OwnLink | undefined> {
  const row = await db
    .selectFrom('oidc_accounts')
    .select(['subject', 'email', 'is_admin_by_claim as isAdminByClaim', 'created_at as createdAt'])
    .where('issuer', '=', issuer)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { ...row, email: row.email ?? undefined };
}

/** @returns what was deleted; undefined when there was none. */
export async function deleteOwnLink(
  { db }: Db,
  issuer: string,
  userId: UserId,
): Promise<{ isAdminByClaim: boolean } | undefined> {
  return db
    .deleteFrom('oidc_accounts')
    .where('issuer', '=', issuer)
    .where('user_id', '=', userId)
    .returning('is_admin_by_claim as isAdminByClaim')
    .executeTakeFirst();
}
