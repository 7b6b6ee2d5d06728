import { useNotify, useUpload } from '@skep/remote-kit';
import { Button, Card, Chip, focusRing, Heading, Row, Skeleton, Stack, Text, tokens } from '@skep/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useIntl } from '../colony-history/use-life-intl.ts';
import type { AttachmentPartsFragment as Attachment, AttachmentSubject } from '../generated/graphql.ts';
import { AttachmentActions } from './AttachmentActions.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import { useAddedText } from './useAddedText.ts';
import { type Attached, useAttachments } from './useAttachments.ts';

export { ChosenPicture } from './ChosenPicture.tsx';

/** Photos and documents of a hive, a queen or an apiary, and what can be done with them. */
export function Attachments({ end, ...attached }: Attached & { end?: ReactNode }) {
  const { formatMessage } = useIntl();
  const { of } = attached;
  const { isKnown, isUnreachable, canEdit, photos, documents, refetch } = useAttachments(attached);
  const isEmpty = photos.length + documents.length === 0;
  return (
    <Card as="section">
      <Heading level={2}>
        {formatMessage({ id: of === 'QUEEN' ? 'life.photos' : 'life.attachments' })}
      </Heading>
      <Stack gap={16}>
        {isUnreachable && <Text tone="muted">{formatMessage({ id: 'life.attachmentsNeedNetwork' })}</Text>}
        {!isKnown && !isUnreachable && <Skeleton lines={2} />}
        {isKnown && isEmpty && (
          <Text tone="muted">
            {formatMessage({ id: of === 'QUEEN' ? 'life.noPhotos' : 'life.noAttachments' })}
          </Text>
        )}
        {photos.length > 0 && <Photos photos={photos} canEdit={canEdit} onChanged={refetch} />}
        {documents.length > 0 && <Documents documents={documents} canEdit={canEdit} onChanged={refetch} />}
        {canEdit && (
          <Row gap={8}>
            <AddFile {...attached} kind="photo" onSent={refetch} />
            {of !== 'QUEEN' && <AddFile {...attached} kind="document" onSent={refetch} />}
          </Row>
        )}
        {end}
      </Stack>
    </Card>
  );
}

const folders = { HIVE: 'hives', QUEEN: 'queens', APIARY: 'apiaries' } as const satisfies Record<
  AttachmentSubject,
  string
>;
const accepted = { photo: 'image/*', document: 'application/pdf' } as const;
const labels = { photo: 'life.addPhoto', document: 'life.addDocument' } as const;

interface AddFileProps extends Attached {
  kind: keyof typeof accepted;
  onSent: () => void;
}

function AddFile({ of, id, kind, onSent }: AddFileProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const label = formatMessage({ id: labels[kind] });
  const { isSending, choose, input } = useUpload({
    ...{ path: `/api/v1/${folders[of]}/${id}/attachments`, accept: accepted[kind], label },
    onSent() {
      notify({ kind: 'success', text: formatMessage({ id: 'life.fileAdded' }) });
      onSent();
    },
  });
  return (
    <>
      <Button icon={kind === 'photo' ? 'camera' : 'add'} isBusy={isSending} onClick={choose}>
        {label}
      </Button>
      {input}
    </>
  );
}

interface PhotosProps {
  photos: readonly Attachment[];
  canEdit: boolean;
  onChanged: () => void;
}

/** Small pictures; each opens large, with what can be done with it. */
function Photos({ photos, canEdit, onChanged }: PhotosProps) {
  const { formatMessage } = useIntl();
  const [openId, setOpenId] = useState<string>();
  const openIndex = photos.findIndex(({ id }) => id === openId);
  const open = photos[openIndex];
  const titleOf = (index: number) => formatMessage({ id: 'life.photoNumber' }, { number: index + 1 });
  return (
    <>
      <Thumbs>
        {photos.map(({ id, thumbUrl, isChosen }, index) => (
          <li key={id}>
            <Open type="button" aria-label={titleOf(index)} onClick={() => setOpenId(id)}>
              {/* An address holds for an hour: a page that was left open reads new ones. */}
              <img src={thumbUrl ?? undefined} alt="" loading="lazy" onError={onChanged} />
            </Open>
            {isChosen && <Chip tone="information">{formatMessage({ id: 'life.isPicture' })}</Chip>}
          </li>
        ))}
      </Thumbs>
      {open && (
        <PhotoDialog
          photo={open}
          title={titleOf(openIndex)}
          canEdit={canEdit}
          onChanged={onChanged}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}

interface DocumentsProps {
  documents: readonly Attachment[];
  canEdit: boolean;
  onChanged: () => void;
}

function Documents({ documents, ...actions }: DocumentsProps) {
  const addedText = useAddedText();
  return (
    <Stack as="ul" gap={12}>
      {documents.map((document) => (
        <DocumentRow key={document.id}>
          <div>
            <Text isBold>{document.fileName}</Text>
            <Text tone="muted" size="small">
              {addedText(document)}
            </Text>
          </div>
          <AttachmentActions attachment={document} {...actions} />
        </DocumentRow>
      ))}
    </Stack>
  );
}

const Thumbs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: ${tokens.space[4]};
    max-width: 7.5rem;
  }
`;

const Open = styled.button`
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  img {
    display: block;
    width: 7.5rem;
    height: 7.5rem;
    object-fit: cover;
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.sunken};
  }
  ${focusRing}
`;

const DocumentRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  align-items: center;
  justify-content: space-between;
  > div:first-child {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
