import { useConfirm, useDownload, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button, Row } from '@skep/ui';
import { useIntl } from '../colony-history/use-life-intl.ts';
import type { AttachmentPartsFragment as Attachment } from '../generated/graphql.ts';
import { DeleteAttachmentMutation } from './attachments.graphql.ts';

export interface AttachmentActionsProps {
  attachment: Attachment;
  canEdit: boolean;
  /** Called when it is deleted. */
  onChanged: () => void;
}

/** Saves a photo or a document on the person's machine, or deletes it. */
export function AttachmentActions({
  attachment: { id, fileName: name },
  canEdit,
  onChanged,
}: AttachmentActionsProps) {
  const { formatMessage } = useIntl();
  const { isSaving, save } = useDownload();
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const deletion = useMutationResult(DeleteAttachmentMutation);

  async function remove() {
    const isMeant = await confirm({
      title: formatMessage({ id: 'life.deleteFileTitle' }, { name }),
      text: formatMessage({ id: 'life.deleteFileText' }),
      confirmLabel: formatMessage({ id: 'life.deleteFile' }),
      isDestructive: true,
    });
    if (!isMeant) return;
    if (await feedback(deletion.run({ id }), formatMessage({ id: 'life.fileDeleted' }, { name })))
      onChanged();
  }

  return (
    <Row gap={8}>
      <Button icon="download" isBusy={isSaving} onClick={() => void save(`/api/v1/attachments/${id}/file`)}>
        {formatMessage({ id: 'life.saveFile' })}
      </Button>
      {canEdit && (
        <Button kind="quiet" icon="trash" isBusy={deletion.isRunning} onClick={() => void remove()}>
          {formatMessage({ id: 'life.deleteFile' })}
        </Button>
      )}
    </Row>
  );
}
