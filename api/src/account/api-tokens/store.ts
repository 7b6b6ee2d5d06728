import { isShownHivesOfOthers, isTranslator } from '#account/sessions/sign-in-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { ApiTokenId, UserId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

export interface ApiToken {
  id: ApiTokenId;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | undefined;
}

export async function apiTokensOf({ db }: Db, userId: UserId): Promise<ApiToken[]> {
  const rows = await db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, lastUsedAt: row.lastUsedAt ?? undefined }));
}

export async function insertApiToken(
  { db }: Db,
  row: { userId: UserId; name: string; tokenHash: string; at: Date },
): Promise<ApiToken> {
  const { id } = await db
    .insertInto('api_tokens')
    .values({ user_id: row.userId, name: row.name, token_hash: row.tokenHash, created_at: row.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name: row.name, createdAt: row.at, lastUsedAt: undefined };
}

export function ownerOfApiToken({ db }: Db, tokenHash: string) {
  return db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select([
      'users.id',
      'users.is_admin as isAdmin',
      'api_tokens.id as tokenId',
      'api_tokens.last_used_at as lastUsedAt',
    ])
    .select([isTranslator, isShownHivesOfOthers])
    .where('api_tokens.token_hash', '=', tokenHash)
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
