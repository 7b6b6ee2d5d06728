import { createHash } from 'node:crypto';
import { AppError, pictureLimits } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import { lockClientId } from '#platform/database/client-id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { requireStorage } from '#platform/storage-account/storage-account.ts';
import type { Photo } from './photo.ts';
import { bytesArrived, contentArrived, deletePieces, keepPiece, type PhotoInPieces } from './piece-store.ts';
import { addPhoto } from './service.ts';
import { photoByClientId } from './store.ts';

export interface SentPiece extends PhotoInPieces {
  sizeBytes: number;
  firstByte: number;
  /** Empty: its sender asks how far it has got. */
  content: Buffer;
  takenAt: Date | undefined;
}

export interface Arrived {
  /** Where its sender goes on. */
  bytes: number;
  /** Once it is whole. */
  photo: Photo | undefined;
}

const { megabytesMax } = pictureLimits;

/**
 * Keeps a piece that goes on where the last one ended; any other changes nothing. With the last one it is a photo.
 * @throws AppError invalid_input
 */
export async function takePiece(context: SignedInContext, piece: SentPiece): Promise<Arrived> {
  const { clientId, sizeBytes, sha256, takenAt } = piece;
  if (sizeBytes > megabytesMax * 1_000_000)
    throw fieldProblem('file', 'file_too_large', { max: megabytesMax });
  const made = await photoByClientId(context, context.user.id, clientId);
  if (made) return { bytes: sizeBytes, photo: made };
  const bytes = await inTransaction(context, async (inner) => {
    await lockClientId(inner, clientId);
    return goOn(inner, piece);
  });
  if (bytes < sizeBytes) return { bytes, photo: undefined };
  const content = await contentArrived(context, piece);
  try {
    if (createHash('sha256').update(content).digest('hex') !== sha256)
      throw fieldProblem('sha256', 'invalid');
    const photo = await addPhoto(context, { ...unplaced, clientId, content, takenAt });
    await deletePieces(context, clientId);
    return { bytes, photo };
  } catch (error) {
    // If it is sent again it starts again; one that was only too much at once is not lost.
    if (error instanceof AppError && error.code === 'invalid_input') await deletePieces(context, clientId);
    throw error;
  }
}

/** Where it belongs is said by its inspection. */
const unplaced = {
  inspectionId: undefined,
  hiveId: undefined,
  categoryId: undefined,
  fileName: undefined,
  description: undefined,
};

async function goOn(context: SignedInContext, piece: SentPiece): Promise<number> {
  const { sizeBytes, firstByte, content } = piece;
  const bytes = await bytesArrived(context, piece);
  const end = firstByte + content.length;
  if (end > sizeBytes) throw fieldProblem('file', 'invalid');
  if (content.length === 0 || firstByte !== bytes) return bytes;
  await requireStorage(context, content.length);
  await keepPiece(context, piece, piece);
  return end;
}
