import {
  isFailure,
  useFailureText,
  useMutationFeedback,
  useMutationResult,
  useNotify,
  useSearchParams,
} from '@skep/remote-kit';
import { useRef } from 'react';
import type { FromPaperQuery, Language } from '../generated/graphql.ts';
import { handwritingLanguage } from './handwriting-languages.ts';
import { BeginReadingMutation, ChooseForReadingMutation } from './ScanChecklistScreen.graphql.ts';

/** What a person says of the photos. */
export interface PaperChoices {
  printId: string | undefined;
  /** Of the handwriting. Undefined: that of the person. */
  language: Language | undefined;
}

/** The reading that the address names; the first photo begins one, and has the address name it. */
export function useBegunReading(
  reading: NonNullable<FromPaperQuery['sheetReading']> | undefined,
  onChanged: () => void,
) {
  const [search, setSearch] = useSearchParams();
  const notify = useNotify();
  const feedback = useMutationFeedback();
  const failureText = useFailureText();
  const { run } = useMutationResult(BeginReadingMutation);
  const choosing = useMutationResult(ChooseForReadingMutation);
  const named = search.get('reading') ?? undefined;
  // Of a reading that is begun, until the address names it.
  const made = useRef<string>(undefined);
  if (named !== undefined) made.current = undefined;
  const choices: PaperChoices =
    reading === undefined
      ? { printId: search.get('print') ?? undefined, language: handwritingLanguage(search.get('language')) }
      : { printId: reading.printId ?? undefined, language: reading.language ?? undefined };

  function keep(parameters: Readonly<Record<string, string | undefined>>) {
    const changed = new URLSearchParams(search);
    for (const [name, value] of Object.entries(parameters)) {
      if (value === undefined) changed.delete(name);
      else changed.set(name, value);
    }
    setSearch(changed, { replace: true });
  }

  return {
    choices,
    /** Of a reading that is begun too: pages that did not belong may then, and no photo is sent again. */
    async choose(wanted: PaperChoices) {
      if (reading === undefined) return keep({ print: wanted.printId, language: wanted.language });
      const { printId = null, language = null } = wanted;
      if (await feedback(choosing.run({ id: reading.id, printId, language }))) onChanged();
    },
    /** Undefined: it could not be begun, which was shown. */
    async idOrNew(): Promise<string | undefined> {
      const known = named ?? made.current;
      if (known !== undefined) return known;
      const { printId = null, language = null } = choices;
      const begun = await run({ printId, language });
      if (isFailure(begun) || begun.__typename !== 'SheetReading') {
        if (isFailure(begun)) notify({ kind: 'problem', text: failureText(begun) });
        return undefined;
      }
      made.current = begun.id;
      keep({ reading: begun.id });
      return begun.id;
    },
  };
}
