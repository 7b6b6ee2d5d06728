import type { AttachmentSubject } from '../generated/graphql.ts';

/** A photo of one colour, which needs no server. */
export const aPhotoUrl =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath fill='%23b07a2a' d='M0 0h4v3H0z'/%3E%3C/svg%3E";

interface Part {
  kind?: 'PHOTO' | 'DOCUMENT';
  fileName?: string;
  isChosen?: boolean;
  authorName?: string | null;
}

export function anAttachment(id: string, part: Part = {}) {
  const isPhoto = part.kind !== 'DOCUMENT';
  return {
    ...{ __typename: 'Attachment', id, kind: 'PHOTO', fileName: `${id}.jpg`, isChosen: false },
    ...{ addedAt: '2026-05-03T12:00:00Z', authorName: 'Anna', ...part },
    ...{ url: isPhoto ? aPhotoUrl : null, thumbUrl: isPhoto ? aPhotoUrl : null },
  };
}

/** Two photos, of which one is the picture, and a document where there are some. */
export function attachmentsOf(of: AttachmentSubject, canEdit = true) {
  const photos = [anAttachment('a2'), anAttachment('a1', { isChosen: true, authorName: null })];
  const insurance = anAttachment('a3', { kind: 'DOCUMENT', fileName: 'Insurance 2026.pdf' });
  return {
    __typename: 'AttachmentList',
    canEdit,
    attachments: of === 'QUEEN' ? photos : [...photos, insurance],
  };
}
