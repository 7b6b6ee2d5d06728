import { useErrorText } from '@skep/i18n';
import { useState } from 'react';
import { useNotify } from './service-hooks.ts';
import { useServices } from './services-context.ts';

type Problem = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof useServices>['saveFile']>>>>;

/**
 * Saves files of the service on the person's machine; failures are shown.
 * @param sayings what some problems are called here, in place of the sentence that they have everywhere.
 */
export function useDownload(sayings: Partial<Record<Problem, string>> = {}) {
  const { saveFile } = useServices();
  const errorText = useErrorText();
  const notify = useNotify();
  const [running, setRunning] = useState<string>();
  return {
    isSaving: running !== undefined,
    /** The address that is being saved. */
    running,
    async save(path: string) {
      setRunning(path);
      const problem = await saveFile?.(path);
      setRunning(undefined);
      if (problem !== undefined) notify({ kind: 'problem', text: sayings[problem] ?? errorText(problem) });
    },
  };
}
