import {
  isFailure,
  isQueued,
  type MutationFailure,
  useFailureText,
  useNotify,
  useQueuedFeedback,
} from '@skep/remote-kit';
import { Button, Dialog, Notice } from '@skep/ui';
import { type ReactNode, useState } from 'react';
import { useIntl } from './use-form-intl.ts';

export interface DeleteQuestionProps {
  title: string;
  confirmLabel: string;
  /** Deletes; never rejects. */
  remove: () => Promise<object | MutationFailure>;
  deletedText: string;
  onDeleted: () => void;
  onClose: () => void;
  /** A way to keep what would go. Default: none. */
  otherWay?: ReactNode;
  /** What goes, and what stays. */
  children: ReactNode;
}

/** Confirms before something is deleted; a failure is shown in the dialog. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { title, confirmLabel, remove, deletedText, onDeleted, onClose, otherWay, children } = props;
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const failureText = useFailureText();
  const queuedFeedback = useQueuedFeedback();
  const [failure, setFailure] = useState<MutationFailure>();
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    setFailure(undefined);
    const answer = await remove();
    setIsBusy(false);
    if (isFailure(answer)) return setFailure(answer);
    if (isQueued(answer)) queuedFeedback(answer);
    else notify({ kind: 'success', text: deletedText });
    onDeleted();
  }

  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {formatMessage({ id: 'kit.form.cancel' })}
          </Button>
          {otherWay}
          <Button kind="danger" isBusy={isBusy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {failure && <Notice kind="problem">{failureText(failure)}</Notice>}
    </Dialog>
  );
}
