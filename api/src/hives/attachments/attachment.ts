import type { AttachmentKind } from '@skep/domain';
import type { ApiaryId, AttachmentId, HiveId, QueenId } from '#platform/context/ids.ts';
import type { StoredPicture } from '#platform/pictures/stored-pictures.ts';

/** What a file is attached to. Who may see or edit that, may see or edit the file. */
export type AttachedTo =
  | { subject: 'hive'; id: HiveId }
  | { subject: 'queen'; id: QueenId }
  | { subject: 'apiary'; id: ApiaryId };

export interface Attachment extends StoredPicture {
  id: AttachmentId;
  of: AttachedTo;
  kind: AttachmentKind;
  fileName: string;
  sizeBytes: number;
  /** Whether it is the picture of what it is attached to. */
  isChosen: boolean;
  addedAt: Date;
  /** Undefined when that account is gone. */
  authorName: string | undefined;
}

export interface NewAttachment
  extends StoredPicture,
    Pick<Attachment, 'of' | 'kind' | 'fileName' | 'sizeBytes'> {
  sha256: string;
}
