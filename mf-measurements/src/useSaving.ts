import { useErrorText } from '@skep/i18n';
import { useNotify, useServices } from '@skep/remote-kit';
import { useState } from 'react';

/** Saves a file of the service on the person's machine; what goes wrong is told. */
export function useSaving() {
  const { saveFile } = useServices();
  const errorText = useErrorText();
  const notify = useNotify();
  const [isSaving, setSaving] = useState(false);
  return {
    isSaving,
    async save(path: string) {
      setSaving(true);
      const problem = await saveFile?.(path);
      setSaving(false);
      if (problem !== undefined) notify({ kind: 'problem', text: errorText(problem) });
    },
  };
}
