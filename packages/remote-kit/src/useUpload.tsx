import { useErrorText, useFieldProblemText } from '@skep/i18n';
import { type ReactNode, useRef, useState } from 'react';
import { useNotify } from './service-hooks.ts';
import { useServices } from './services-context.ts';

export interface UploadOptions {
  /** Where it goes to. */
  path: string;
  /** What can be chosen, as the attribute of an input has it. */
  accept: string;
  /** As the button that chooses says. */
  label: string;
  /** Called when it has arrived. */
  onSent: () => void;
}

export interface Upload {
  isSending: boolean;
  /** Has the person choose a file. */
  choose: () => void;
  /** Next to the button that chooses; it is not seen. */
  input: ReactNode;
}

/** A file that goes to the service as soon as it is chosen; failures are shown. */
export function useUpload({ path, accept, label, onSent }: UploadOptions): Upload {
  const { sendFile } = useServices();
  const notify = useNotify();
  const errorText = useErrorText();
  const problemText = useFieldProblemText();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);

  async function send(file: File | undefined) {
    if (file === undefined) return;
    setIsSending(true);
    const sent = await sendFile?.(path, file, {});
    setIsSending(false);
    if (sent?.kind === 'sent') return onSent();
    const text = sent?.problem
      ? problemText(sent.problem.code, sent.problem.params)
      : errorText(sent?.code ?? 'unexpected');
    notify({ kind: 'problem', text });
  }

  return {
    isSending,
    choose: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          void send(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    ),
  };
}
