import { isShownHivesOfOthers, isTranslator } from '#account/sessions/sign-in-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { ApiTokenId, UserId } from '#platform/context/ids.ts';
import { withoutNulls } from '#platform/database/nulls.ts';

type Db = Pick<Context, 'db'>;

export interface ApiToken {
  id: ApiTokenId;
  name: string;
  isReadOnly: boolean;
  createdAt: Date;
  /** Undefined: it does not end by itself. */
  expiresAt: Date | undefined;
  lastUsedAt: Date | undefined;
}

export interface NewApiToken extends Pick<ApiToken, 'name' | 'isReadOnly' | 'createdAt' | 'expiresAt'> {
  userId: UserId;
  tokenHash: string;
}

export async function apiTokensOf({ db }: Db, userId: UserId): Promise<ApiToken[]> {
  const rows = await db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'is_read_only as isReadOnly', 'created_at as createdAt'])
    .select(['expires_at as expiresAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(withoutNulls);
}

export async function insertApiToken(
  { db }: Db,
  { userId, tokenHash, ...token }: NewApiToken,
): Promise<ApiToken> {
  const { id } = await db
    .insertInto('api_tokens')
    .values({
      user_id: userId,
      name: token.name,
      token_hash: tokenHash,
      is_read_only: token.isReadOnly,
      created_at: token.createdAt,
      expires_at: token.expiresAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...token, id, lastUsedAt: undefined };
}

/** @returns undefined for a token that nobody has, or that has expired. */
export function ownerOfApiToken({ db }: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select([
      'users.id',
      'users.is_admin as isAdmin',
      'api_tokens.id as tokenId',
      'api_tokens.is_read_only as isReadOnly',
      'api_tokens.last_used_at as lastUsedAt',
    ])
    .select([isTranslator, isShownHivesOfOthers])
    .where('api_tokens.token_hash', '=', tokenHash)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .executeTakeFirst();
}

export async function touchApiToken({ db }: Db, id: ApiTokenId, at: Date): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used_at: at }).where('id', '=', id).execute();
}

/** @returns whether the person had such a token. */
export async function deleteApiToken({ db }: Db, userId: UserId, id: ApiTokenId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteApiTokensOfUser({ db }: Db, userId: UserId): Promise<void> {
  await db.deleteFrom('api_tokens').where('user_id', '=', userId).execute();
}
