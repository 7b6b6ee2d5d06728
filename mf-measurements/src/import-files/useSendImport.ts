import { type FieldProblem, importLimits } from '@skep/domain';
import { useErrorText, useFieldProblemText } from '@skep/i18n';
import { useServices } from '@skep/remote-kit';
import { useState } from 'react';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Sends a file to be looked at. @param onSent gets its id */
export function useSendImport(onSent: (id: string) => void) {
  const { sendFile } = useServices();
  const errorText = useErrorText();
  const problemText = useFieldProblemText();
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function send(file: File) {
    const tooLarge: FieldProblem = {
      path: 'file',
      code: 'file_too_large',
      params: { max: importLimits.megabytes },
    };
    if (file.size > importLimits.megabytes * 1_000_000)
      return setProblem(problemText(tooLarge.code, tooLarge.params));
    setProblem(undefined);
    setSending(file.name);
    const sent = await sendFile?.('/api/imports', file, { time_zone: timeZone });
    setSending(undefined);
    if (sent?.kind === 'sent') return onSent(sent.id);
    setProblem(
      sent?.problem
        ? problemText(sent.problem.code, sent.problem.params)
        : errorText(sent?.code ?? 'unexpected'),
    );
  }

  return { send: (file: File) => void send(file), sending, problem };
}
