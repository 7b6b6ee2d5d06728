import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import type { StoredPicture } from '#platform/pictures/stored-pictures.ts';
import type { EntryContent } from './entry.ts';
import type { EntryId } from './tables.ts';

type Db = Pick<Context, 'db'>;

export async function insertProof(
  { db }: Db,
  entryId: EntryId,
  { key, extension }: StoredPicture,
): Promise<void> {
  await db.insertInto('register_proofs').values({ entry_id: entryId, file_key: key, extension }).execute();
}

/** Of that treatment, with that file, which nobody has struck out. */
export async function standingProof(
  { db }: Db,
  { ownerId, of, sha256 }: { ownerId: UserId; of: number; sha256: string },
): Promise<EntryId | undefined> {
  const row = await db
    .selectFrom('register_entries as proof')
    .select('proof.id')
    .where('proof.user_id', '=', ownerId)
    .where('proof.kind', '=', 'proof')
    .where('proof.is_struck', '=', false)
    .where(sql<boolean>`(proof.content::jsonb -> 'proof' ->> 'of')::integer = ${of}`)
    .where(sql<boolean>`proof.content::jsonb -> 'proof' ->> 'sha256' = ${sha256}`)
    .where(
      sql<boolean>`not exists (select 1 from register_entries as later where later.corrects_id = proof.id)`,
    )
    .executeTakeFirst();
  return row?.id;
}

export async function storedProof({ db }: Db, entryId: EntryId): Promise<StoredPicture | undefined> {
  return db
    .selectFrom('register_proofs')
    .select(['file_key as key', 'extension'])
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
}

/** What an entry says of its file. */
export async function proofNamedBy({ db }: Db, entryId: EntryId): Promise<EntryContent['proof']> {
  const { content } = await db
    .selectFrom('register_entries')
    .select('content')
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow();
  const { proof }: EntryContent = JSON.parse(content);
  return proof;
}

/** Bytes of the files of all proofs that somebody has sent; the file of a struck one is stored as well. */
export async function proofBytesOf({ db }: Db, authorId: UserId): Promise<number> {
  const { sum } = await db
    .selectFrom('register_entries')
    .innerJoin('register_proofs', 'register_proofs.entry_id', 'register_entries.id')
    .select(sql<string>`coalesce(sum((content::jsonb -> 'proof' ->> 'sizeBytes')::bigint), 0)`.as('sum'))
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

export async function allProofKeys({ db }: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('register_proofs').select('file_key').execute();
  return new Set(rows.map(({ file_key }) => file_key));
}
