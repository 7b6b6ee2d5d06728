import { useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button, Dialog, Row, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../colony-history/use-life-intl.ts';
import type { AttachmentPartsFragment as Attachment } from '../generated/graphql.ts';
import { AttachmentActions } from './AttachmentActions.tsx';
import { ChooseAttachmentMutation } from './attachments.graphql.ts';
import { useAddedText } from './useAddedText.ts';

export interface PhotoDialogProps {
  photo: Attachment;
  title: string;
  canEdit: boolean;
  onChanged: () => void;
  onClose: () => void;
}

/** A photo as large as the window. */
export function PhotoDialog({ photo, title, canEdit, onChanged, onClose }: PhotoDialogProps) {
  const addedText = useAddedText();
  const actions = (
    <Row gap={8}>
      {canEdit && <ChooseButton photo={photo} onChosen={onChanged} />}
      <AttachmentActions
        attachment={photo}
        canEdit={canEdit}
        onChanged={() => {
          onChanged();
          onClose();
        }}
      />
    </Row>
  );
  return (
    <Dialog title={title} isOpen isLarge onClose={onClose} actions={actions}>
      <Stack gap={12}>
        <Whole src={photo.url ?? undefined} alt={title} />
        <Text tone="muted" size="small">
          {addedText(photo)}
        </Text>
      </Stack>
    </Dialog>
  );
}

function ChooseButton({ photo: { id, isChosen }, onChosen }: { photo: Attachment; onChosen: () => void }) {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const choice = useMutationResult(ChooseAttachmentMutation);
  async function choose() {
    const saved = formatMessage({ id: 'life.pictureSaved' });
    if (await feedback(choice.run({ id, isChosen: !isChosen }), saved)) onChosen();
  }
  return (
    <Button isBusy={choice.isRunning} onClick={() => void choose()}>
      {formatMessage({ id: isChosen ? 'life.notPicture' : 'life.usePicture' })}
    </Button>
  );
}

const Whole = styled.img`
  display: block;
  max-width: 100%;
  max-height: 60vh;
  margin-inline: auto;
  object-fit: contain;
  border-radius: ${tokens.radius.small};
`;
