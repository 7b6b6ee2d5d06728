import { delayMs } from './back-off.ts';
import type { OutboxItem } from './outbox-item.ts';
import { verdictOfCode } from './outcome.ts';
import type { PhotoStore, QueuedPhoto } from './queued-photo.ts';
import type { PieceAnswer } from './send-piece.ts';

export interface PhotoSenderOptions {
  photoStore: PhotoStore;
  personId: () => string | undefined;
  /** Rejects where no answer comes. */
  sendPiece: (photo: QueuedPhoto, part: { firstByte: number; piece: Blob }) => Promise<PieceAnswer>;
  onRefusedToken: () => void;
  now: () => number;
  random: () => number;
}

/** So small that what is saved meanwhile soon has its turn, and that little is sent twice. */
const pieceBytes = 256 * 1024;

/** Sends one piece. @returns whether others can be sent now */
export async function sendNextPiece(photo: QueuedPhoto, options: PhotoSenderOptions): Promise<boolean> {
  const { photoStore, now, random } = options;
  const { id, content, sentBytes } = photo;
  const piece = await readable(content.slice(sentBytes, sentBytes + pieceBytes));
  if (piece === undefined) {
    await photoStore.putPhoto({ ...photo, refusal: { code: 'unreadable' } });
    return true;
  }
  // Somebody else has signed in meanwhile, and it is not sent as them.
  if (options.personId() !== photo.personId) return false;
  const answer = await options.sendPiece(photo, { firstByte: sentBytes, piece }).catch(() => undefined);
  // Discarded while it was on its way: nothing brings it back.
  if ((await photoStore.photo(id)) === undefined) return true;
  const later = (afterSeconds = 0) => {
    const wait = Math.max(delayMs(photo.tries + 1, random()), afterSeconds * 1000);
    return photoStore.putPhoto({ ...photo, tries: photo.tries + 1, nextAt: now() + wait });
  };
  if (answer === undefined) {
    await later();
    return false;
  }
  if (answer.kind === 'arrived') {
    if (answer.isWhole) await photoStore.deletePhoto(id);
    // Nothing of it is taken: called again at once it would be the same.
    else if (answer.bytes === sentBytes) await later();
    else await photoStore.putPhoto({ ...photo, sentBytes: answer.bytes, tries: 0 });
    return true;
  }
  const verdict = verdictOfCode(answer.code, answer.afterSeconds);
  if (verdict.kind === 'signIn') {
    options.onRefusedToken();
    return false;
  }
  if (verdict.kind === 'later') await later(answer.afterSeconds);
  // It begins again if its person wants it.
  else
    await photoStore.putPhoto({
      ...photo,
      sentBytes: 0,
      refusal: { code: answer.code, problem: answer.problem },
    });
  return true;
}

/** The first that is due. What names it goes before it, wherever that is. */
export function nextPhoto(
  photos: readonly QueuedPhoto[],
  rows: readonly OutboxItem[],
  now: number,
): QueuedPhoto | undefined {
  const waiting = new Set(rows.map(({ id }) => id));
  return photos.find(
    ({ of, refusal, nextAt }) => of !== undefined && !waiting.has(of.id) && !refusal && nextAt <= now,
  );
}

/** A browser may have deleted its content, and not what it knows of it. */
async function readable(piece: Blob): Promise<Blob | undefined> {
  try {
    return new Blob([await piece.arrayBuffer()]);
  } catch {
    return undefined;
  }
}
