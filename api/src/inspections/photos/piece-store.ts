import { sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';

/** Which photo, by the client's id of it and by its content. */
export interface PhotoInPieces {
  clientId: string;
  sha256: string;
}

function piecesOf({ db, user }: SignedInContext, { clientId, sha256 }: PhotoInPieces) {
  return db
    .selectFrom('photo_pieces')
    .where('author_id', '=', user.id)
    .where('client_id', '=', clientId)
    .where('sha256', '=', sha256);
}

/** How many bytes of it have arrived. */
export async function bytesArrived(context: SignedInContext, photo: PhotoInPieces): Promise<number> {
  const { sum } = await piecesOf(context, photo)
    .select(sql<string | null>`sum(octet_length(content))`.as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

export async function keepPiece(
  { db, user, clock }: SignedInContext,
  { clientId, sha256 }: PhotoInPieces,
  { firstByte, content }: { firstByte: number; content: Buffer },
): Promise<void> {
  await db
    .insertInto('photo_pieces')
    .values({
      author_id: user.id,
      client_id: clientId,
      sha256,
      first_byte: firstByte,
      content,
      created_at: clock.now(),
    })
    .execute();
}

export async function contentArrived(context: SignedInContext, photo: PhotoInPieces): Promise<Buffer> {
  const rows = await piecesOf(context, photo).select('content').orderBy('first_byte').execute();
  return Buffer.concat(rows.map(({ content }) => content));
}

/** Of whatever content the client has called so. */
export async function deletePieces({ db, user }: SignedInContext, clientId: string): Promise<void> {
  await db
    .deleteFrom('photo_pieces')
    .where('author_id', '=', user.id)
    .where('client_id', '=', clientId)
    .execute();
}

export async function deletePiecesFromBefore({ db }: Pick<Context, 'db'>, at: Date): Promise<void> {
  await db.deleteFrom('photo_pieces').where('created_at', '<', at).execute();
}
