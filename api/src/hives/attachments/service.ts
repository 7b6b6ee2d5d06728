import { createHash } from 'node:crypto';
import { AppError, attachmentKindsOf, attachmentLimits } from '@skep/domain';
import { contextByTicket, type Ticket } from '#account/core/tickets.ts';
import { apiariesInBrief, hivesInBrief } from '#hive-core/store.ts';
import { queenById, seenQueens } from '#hives/queens/store.ts';
import { type Access, requireRight } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { AttachmentId } from '#platform/context/ids.ts';
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
  type PictureSize,
  storedPicture,
} from '#platform/pictures/stored-pictures.ts';
import { requireStorage } from '#platform/storage-account/storage-account.ts';
import type { AttachedTo, Attachment, NewAttachment } from './attachment.ts';
import {
  allAttachmentKeys,
  attachmentById,
  attachmentsOf,
  deleteAttachment,
  insertAttachment,
  lockAttachments,
  picturesOfQueens,
  sameAttachment,
  setPicture,
} from './store.ts';

/** Whose files these are in the store of pictures. */
const domain = 'attachment';

/** What the viewer may do with what a file is attached to; undefined: it is not there. */
async function accessOf(context: SignedInContext, of: AttachedTo): Promise<{ access: Access } | undefined> {
  if (of.subject === 'hive') return (await hivesInBrief(context, [of.id]))[0];
  if (of.subject === 'queen') return queenById(context, of.id);
  return (await apiariesInBrief(context, [of.id]))[0];
}

export interface Attachments {
  attachments: Attachment[];
  access: Access;
}

/** @throws AppError not_found */
export async function listAttachments(context: SignedInContext, of: AttachedTo): Promise<Attachments> {
  const { access } = requireRight(context, 'see', await accessOf(context, of));
  return { attachments: await attachmentsOf(context, of), access };
}

/** Chosen pictures of all queens that the person sees. */
export async function queenPictures(context: SignedInContext): Promise<Attachment[]> {
  const queens = await seenQueens(context);
  return picturesOfQueens(
    context,
    queens.map(({ queen }) => queen.id),
  );
}

/**
 * Attaches a photo or a PDF. The first photo is the picture. The same file again is the one that was sent before.
 * @throws AppError not_found, not_allowed; invalid_input for what is neither, is too large or is one too many
 */
export async function addAttachment(
  context: SignedInContext,
  of: AttachedTo,
  file: { name: string; content: Buffer } | undefined,
): Promise<Attachment> {
  requireRight(context, 'edit', await accessOf(context, of));
  if (file === undefined) throw fieldProblem('file', 'required');
  const { keep, ...read } = await readAttachment(of.subject, file.content);
  await requireStorage(context, read.sizeBytes);
  // The file goes first: one without a row is found and deleted later.
  const stored = { key: await keep(context), extension: read.extension };
  const fileName = shownName(file.name, read);
  return inTransaction(context, async (inner) => {
    requireRight(inner, 'edit', await accessOf(inner, of));
    await lockAttachments(inner, of);
    const sentBefore = await sameAttachment(inner, of, read.sha256);
    if (sentBefore !== undefined) {
      await forgetPictures(inner, [stored]);
      return sentBefore;
    }
    return insert(inner, { ...read, ...stored, of, fileName });
  });
}

async function insert(inner: SignedInContext, attachment: NewAttachment): Promise<Attachment> {
  const { of, kind } = attachment;
  const before = await attachmentsOf(inner, of);
  if (before.length >= attachmentLimits.countMax) {
    throw fieldProblem('file', 'too_many', { max: attachmentLimits.countMax });
  }
  const id = await insertAttachment(inner, attachment);
  if (kind === 'photo' && !before.some(({ isChosen }) => isChosen)) await setPicture(inner, of, id);
  await requireStorage(inner, 0);
  return requireThere(await attachmentById(inner, id));
}

interface ReadAttachment extends Pick<NewAttachment, 'kind' | 'extension' | 'sizeBytes' | 'sha256'> {
  keep: (context: Context) => Promise<string>;
}

/** Its kind is known by its content and never by its name. @throws AppError invalid_input */
export async function readAttachment(
  subject: AttachedTo['subject'],
  content: Buffer,
): Promise<ReadAttachment> {
  const takesDocuments = attachmentKindsOf[subject].includes('document');
  if (takesDocuments && isPdf(content)) {
    const max = attachmentLimits.documentMegabytesMax;
    if (content.length > max * 1_000_000) throw fieldProblem('file', 'file_too_large', { max });
    const pdf = { extension: 'pdf', content };
    return {
      ...{ kind: 'document', extension: 'pdf', sizeBytes: content.length, sha256: sha256Of(content) },
      keep: (context) => keepAsSent(context, domain, pdf),
    };
  }
  if (takesDocuments && pictureKindOf(content) === undefined) {
    throw fieldProblem('file', 'not_a_picture_or_pdf');
  }
  const picture = await readPicture(content);
  return {
    ...{ kind: 'photo', extension: picture.extension, sha256: sha256Of(picture.whole) },
    sizeBytes: picture.whole.length + picture.thumb.length,
    keep: (context) => keepPicture(context, domain, picture),
  };
}

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** What its sender calls it; a name that cannot be shown says nothing. */
function shownName(name: string, { kind, extension }: Pick<ReadAttachment, 'kind' | 'extension'>): string {
  return /^[^\p{Cc}\p{Cs}]{1,120}$/u.test(name) ? name : `${kind}.${extension}`;
}

/**
 * Makes a photo the picture of what it is attached to, or takes that back.
 * @throws AppError not_found, not_allowed; invalid_input for a document
 */
export function chooseAttachment(
  context: SignedInContext,
  id: AttachmentId,
  isChosen: boolean,
): Promise<Attachment> {
  return inTransaction(context, async (inner) => {
    const held = await editable(inner, id);
    if (held.kind !== 'photo') throw fieldProblem('isChosen', 'invalid');
    if (held.isChosen !== isChosen) await setPicture(inner, held.of, isChosen ? id : undefined);
    return { ...held, isChosen };
  });
}

/** @throws AppError not_found, not_allowed */
export async function removeAttachment(context: SignedInContext, id: AttachmentId): Promise<void> {
  const gone = await inTransaction(context, async (inner) => {
    await editable(inner, id);
    return deleteAttachment(inner, id);
  });
  await forgetPictures(context, gone);
}

async function editable(inner: SignedInContext, id: AttachmentId): Promise<Attachment> {
  const { of } = requireThere(await attachmentById(inner, id));
  requireRight(inner, 'edit', await accessOf(inner, of));
  await lockAttachments(inner, of);
  return requireThere(await attachmentById(inner, id));
}

function requireThere(attachment: Attachment | undefined): Attachment {
  if (attachment === undefined) throw new AppError('not_found');
  return attachment;
}

/** What a ticket for a picture opens. */
export const pictureSubject = (id: AttachmentId) => ['attachment', String(id)] as const;

/** The picture of a photo, by an address that the person was given. @throws AppError not_found */
export async function attachedPicture(
  context: Context,
  { id, size, ticket }: { id: AttachmentId; size: PictureSize; ticket: Ticket },
): Promise<AttachedFile> {
  const file = await fileOf(await contextByTicket(context, ticket, ...pictureSubject(id)), id, size);
  if (file.attachment.kind !== 'photo') throw new AppError('not_found');
  return file;
}

export interface AttachedFile extends StoredFile {
  attachment: Attachment;
}

/** A photo or a document to save. @throws AppError not_found */
export function attachedFile(context: SignedInContext, id: AttachmentId): Promise<AttachedFile> {
  return fileOf(context, id, 'whole');
}

async function fileOf(context: SignedInContext, id: AttachmentId, size: PictureSize): Promise<AttachedFile> {
  const attachment = requireThere(await attachmentById(context, id));
  requireRight(context, 'see', await accessOf(context, attachment.of));
  const file = await storedPicture(context, attachment, size);
  if (file === undefined) throw new AppError('not_found');
  return { ...file, attachment };
}

/** Deletes files that no attachment names: of an upload that broke off, or of a hive that is gone. */
export function cleanUpAttachments(context: Context): Promise<void> {
  return forgetOthers(context, domain, () => allAttachmentKeys(context));
}
