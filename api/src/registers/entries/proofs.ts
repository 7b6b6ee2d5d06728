import { createHash } from 'node:crypto';
import { AppError, proofMegabytesMax } from '@skep/domain';
import { requireRight } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { StoredFile } from '#platform/files/file-store.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { readPicture } from '#platform/pictures/picture.ts';
import { isPdf, pictureKindOf } from '#platform/pictures/picture-kind.ts';
import {
  forgetOthers,
  forgetPictures,
  keepAsSent,
  keepPicture,
  storedPicture,
} from '#platform/pictures/stored-pictures.ts';
import { requireStorage } from '#platform/storage-account/storage-account.ts';
import type { Entry } from './entry.ts';
import { allProofKeys, insertProof, standingProof, storedProof } from './proof-store.ts';
import { entryById, lockBook } from './store.ts';
import type { EntryId } from './tables.ts';
import { append } from './writing.ts';

/** Whose files these are in the store of pictures. */
export const proofDomain = 'proof';

/** As somebody sent it; its name is their word for it. */
interface SentProof {
  name: string;
  content: Buffer;
}

/**
 * Writes into the book that there is a proof of purchase of a treatment, and keeps its file. The same file again is the one
 * that was sent before.
 * @param of the treatment, which holds
 * @throws AppError not_found, not_allowed; invalid_input for what is no picture or PDF, too large, or of no treatment
 */
export async function addProof(
  context: SignedInContext,
  of: EntryId,
  file: SentProof | undefined,
): Promise<Entry> {
  const { ownerId } = requireStanding(requireRight(context, 'edit', await entryById(context, of)));
  if (file === undefined) throw fieldProblem('file', 'required');
  const read = await readProof(file.content);
  await requireStorage(context, read.content.length);
  // The file goes first: one without a row is found and deleted later.
  const stored = { key: await read.keep(context), extension: read.extension };
  return inTransaction(context, async (inner) => {
    await lockBook(inner, ownerId);
    const { number, day, hives } = requireStanding(requireRight(inner, 'edit', await entryById(inner, of)));
    const sha256 = createHash('sha256').update(read.content).digest('hex');
    const sentBefore = await standingProof(inner, { ownerId, of: number, sha256 });
    if (sentBefore !== undefined) {
      await forgetPictures(inner, [stored]);
      return requireRight(inner, 'see', await entryById(inner, sentBefore));
    }
    const proof = {
      of: number,
      fileName: shownName(file.name, read.extension),
      sizeBytes: read.content.length,
      sha256,
    };
    const said = { kind: 'proof', day, proof } as const;
    const entry = await append(inner, { said, ownerId, correctsId: undefined, hives, corrected: undefined });
    await insertProof(inner, entry.id, stored);
    await requireStorage(inner, 0);
    return entry;
  });
}

function requireStanding(entry: Entry): Entry {
  if (entry.treatment === undefined || entry.isStruck || entry.correctedBy !== undefined)
    throw fieldProblem('file', 'unknown_choice');
  return entry;
}

interface ReadProof {
  extension: string;
  content: Buffer;
  keep: (context: Context) => Promise<string>;
}

/** @throws AppError invalid_input for what is too large, or no picture or PDF */
export async function readProof(content: Buffer): Promise<ReadProof> {
  if (content.length > proofMegabytesMax * 1_000_000)
    throw fieldProblem('file', 'file_too_large', { max: proofMegabytesMax });
  if (isPdf(content)) {
    const pdf = { extension: 'pdf', content };
    return { ...pdf, keep: (context) => keepAsSent(context, proofDomain, pdf) };
  }
  if (pictureKindOf(content) === undefined) throw fieldProblem('file', 'not_a_picture_or_pdf');
  const picture = await readPicture(content);
  return {
    extension: picture.extension,
    content: picture.whole,
    keep: (context) => keepPicture(context, proofDomain, picture),
  };
}

/** What its sender calls it; a name that cannot be shown says nothing. */
function shownName(name: string, extension: string): string {
  return /^[^\p{Cc}\p{Cs}]{1,120}$/u.test(name) ? name : `proof.${extension}`;
}

export interface ProofFile extends StoredFile {
  extension: string;
}

/** @throws AppError not_found */
export async function proofFile(context: SignedInContext, id: EntryId): Promise<ProofFile> {
  requireRight(context, 'see', await entryById(context, id));
  const stored = await storedProof(context, id);
  const file = stored && (await storedPicture(context, stored, 'whole'));
  if (stored === undefined || file === undefined) throw new AppError('not_found');
  return { ...file, extension: stored.extension };
}

/** Deletes files that no entry names: of an upload that broke off, or of a book that went with its account. */
export function cleanUpProofs(context: Context): Promise<void> {
  return forgetOthers(context, proofDomain, () => allProofKeys(context));
}
