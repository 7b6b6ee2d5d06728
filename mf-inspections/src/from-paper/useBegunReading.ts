import { isFailure, useFailureText, useMutationResult, useNotify, useSearchParams } from '@skep/remote-kit';
import { useRef } from 'react';
import { BeginReadingMutation } from './FromPaperScreen.graphql.ts';

/** The reading that the address names; the first photo begins one, and has the address name it. */
export function useBegunReading() {
  const [search, setSearch] = useSearchParams();
  const notify = useNotify();
  const failureText = useFailureText();
  const { run } = useMutationResult(BeginReadingMutation);
  const printId = search.get('print') ?? undefined;
  const named = search.get('reading') ?? undefined;
  // Of a reading that is begun, until the address names it.
  const made = useRef<string>(undefined);
  if (named !== undefined) made.current = undefined;

  function keep(name: 'print' | 'reading', value: string | undefined) {
    const changed = new URLSearchParams(search);
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
    setSearch(changed, { replace: true });
  }

  return {
    printId,
    choose: (chosen: string | undefined) => keep('print', chosen),
    /** Undefined: it could not be begun, which was told. */
    async idOrNew(): Promise<string | undefined> {
      const known = named ?? made.current;
      if (known !== undefined) return known;
      const begun = await run({ printId: printId ?? null });
      if (isFailure(begun) || begun.__typename !== 'SheetReading') {
        if (isFailure(begun)) notify({ kind: 'problem', text: failureText(begun) });
        return undefined;
      }
      made.current = begun.id;
      keep('reading', begun.id);
      return begun.id;
    },
  };
}
