import { useQuery } from '@skep/remote-kit';
import { isElsewhereToo } from '../cache-policies.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { AttachmentSubject } from '../generated/graphql.ts';
import { AttachmentPartsFragment, AttachmentsQuery } from './attachments.graphql.ts';

/** What files are attached to. */
export interface Attached {
  of: AttachmentSubject;
  id: string;
}

/** Photos and documents of a hive, a queen or an apiary. They need a network: the device stores none of them. */
export function useAttachments({ of, id }: Attached) {
  const { data, error, refetch } = useQuery(AttachmentsQuery, {
    variables: { of, id },
    fetchPolicy: 'cache-and-network',
    context: isElsewhereToo,
  });
  const list = data?.attachments;
  const attachments = readFragment(AttachmentPartsFragment, list?.attachments ?? []);
  const photos = attachments.filter(({ kind }) => kind === 'PHOTO');
  return {
    isKnown: list != null,
    isUnreachable: error !== undefined && list == null,
    canEdit: list?.canEdit ?? false,
    photos,
    documents: attachments.filter(({ kind }) => kind === 'DOCUMENT'),
    picture: photos.find(({ isChosen }) => isChosen),
    refetch: () => void refetch(),
  };
}
