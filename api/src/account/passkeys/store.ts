import type { Context } from '#platform/context/context.ts';
import type { PasskeyId, UserId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

export interface Passkey {
  id: PasskeyId;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | undefined;
}

/** What signatures of a passkey are checked with. */
export interface PasskeyCredential {
  id: PasskeyId;
  userId: UserId;
  credentialId: string;
  publicKey: Buffer;
}

export interface NewPasskey {
  userId: UserId;
  name: string;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  at: Date;
}

/** Newest first. */
export async function passkeysOf({ db }: Db, userId: UserId): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, lastUsedAt: row.lastUsedAt ?? undefined }));
}

/** What a browser must know, so that it does not offer to make a second one on the same device. */
export function credentialIdsOf({ db }: Db, userId: UserId): Promise<{ id: string; transports: string[] }[]> {
  return db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export function credentialNamed({ db }: Db, credentialId: string): Promise<PasskeyCredential | undefined> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'user_id as userId', 'credential_id as credentialId', 'public_key as publicKey'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** @returns undefined when the credential is registered already, by whomever. */
export async function insertPasskey({ db }: Db, passkey: NewPasskey): Promise<Passkey | undefined> {
  const row = await db
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      name: passkey.name,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: String(passkey.counter),
      transports: [...passkey.transports],
      created_at: passkey.at,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'name', 'created_at as createdAt'])
    .executeTakeFirst();
  return row && { ...row, lastUsedAt: undefined };
}

/** Takes a signature's count down. @returns false when it is not higher than the one before. */
export async function countUse({ db }: Db, id: PasskeyId, counter: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: String(counter), last_used_at: at })
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('counter', '<', String(counter)),
        // Passkeys that devices share among each other do not count.
        ...(counter === 0 ? [row('counter', '=', '0')] : []),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns undefined when the person has no such passkey. */
export async function renameOwnPasskey(
  { db }: Db,
  userId: UserId,
  id: PasskeyId,
  name: string,
): Promise<Passkey | undefined> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .executeTakeFirst();
  return row && { ...row, lastUsedAt: row.lastUsedAt ?? undefined };
}

/** @returns its name; undefined when the person has no such passkey. */
export async function deleteOwnPasskey(
  { db }: Db,
  userId: UserId,
  id: PasskeyId,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
