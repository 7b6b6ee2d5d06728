import { useSearchParams } from '@skep/remote-kit';
import type { DraftOptions } from '@skep/remote-kit/form';
import type { InspectionValues } from '../inspection-form/inspection-values.ts';

/** Says in the address that the person comes back to a form that they were led away from. */
export const goesOnParameter = 'goOn';

/** The draft of a new inspection, which opens the checklist that it was written by. */
export function useInspectionDraft(
  name: string,
  choices: readonly { id: string }[],
): DraftOptions<InspectionValues> {
  const [search, setSearch] = useSearchParams();
  return {
    name,
    isTakenAtOnce: search.has(goesOnParameter),
    onTaken({ checklistId }) {
      const next = new URLSearchParams(search);
      next.delete(goesOnParameter);
      // One that is gone meanwhile would leave nothing to fill in.
      if (choices.some(({ id }) => id === checklistId)) next.set('checklistId', checklistId ?? '');
      setSearch(next, { replace: true });
    },
  };
}
