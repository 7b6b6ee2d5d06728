import { useErrorText, useFieldProblemText } from '@skep/i18n';
import { useNotify, useSaving, useServices } from '@skep/remote-kit';
import { Button } from '@skep/ui';
import { useRef, useState } from 'react';
import { useIntl } from '../use-book-intl.ts';

export interface AddProofProps {
  /** Of the treatment. */
  id: string;
  /** Told when its proof is written into the book. */
  onWritten: () => void;
}

/** Keeps the bill of a treatment: a photo or a PDF. It needs a network; the treatment itself does not. */
export function AddProof({ id, onWritten }: AddProofProps) {
  const { formatMessage } = useIntl();
  const { sendFile } = useServices();
  const notify = useNotify();
  const errorText = useErrorText();
  const problemText = useFieldProblemText();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);

  async function send(file: File | undefined) {
    if (file === undefined) return;
    setIsSending(true);
    const sent = await sendFile?.(pathOfProof(id), file, {});
    setIsSending(false);
    if (sent?.kind === 'sent') {
      notify({ kind: 'success', text: formatMessage({ id: 'book.proofKept' }) });
      return onWritten();
    }
    const text = sent?.problem
      ? problemText(sent.problem.code, sent.problem.params)
      : errorText(sent?.code ?? 'unexpected');
    notify({ kind: 'problem', text });
  }

  return (
    <>
      <Button icon="camera" isBusy={isSending} onClick={() => input.current?.click()}>
        {formatMessage({ id: 'book.addProof' })}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*,application/pdf"
        hidden
        aria-label={formatMessage({ id: 'book.addProof' })}
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}

/** @param id of the entry that says that there is one */
export function SaveProof({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { isSaving, save } = useSaving();
  return (
    <Button icon="download" isBusy={isSaving} onClick={() => void save(pathOfProof(id))}>
      {formatMessage({ id: 'book.saveProof' })}
    </Button>
  );
}

const pathOfProof = (id: string) => `/api/register-entries/${id}/proof`;
