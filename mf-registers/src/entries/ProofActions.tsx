import { useDownload, useNotify, useUpload } from '@skep/remote-kit';
import { Button } from '@skep/ui';
import { useIntl } from '../use-book-intl.ts';

export interface AddProofProps {
  /** Of the treatment. */
  id: string;
  /** Called when its proof is written into the records. */
  onWritten: () => void;
}

/** Keeps the bill of a treatment: a photo or a PDF. It needs a network; the treatment itself does not. */
export function AddProof({ id, onWritten }: AddProofProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const label = formatMessage({ id: 'book.addProof' });
  const { isSending, choose, input } = useUpload({
    ...{ path: pathOfProof(id), accept: 'image/*,application/pdf', label },
    onSent() {
      notify({ kind: 'success', text: formatMessage({ id: 'book.proofKept' }) });
      onWritten();
    },
  });
  return (
    <>
      <Button icon="camera" isBusy={isSending} onClick={choose}>
        {label}
      </Button>
      {input}
    </>
  );
}

/** @param id of the entry that says that there is one */
export function SaveProof({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { isSaving, save } = useDownload();
  return (
    <Button icon="download" isBusy={isSaving} onClick={() => void save(pathOfProof(id))}>
      {formatMessage({ id: 'book.saveProof' })}
    </Button>
  );
}

const pathOfProof = (id: string) => `/api/v1/register-entries/${id}/proof`;
