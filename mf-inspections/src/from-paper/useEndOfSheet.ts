import { useMutationResult, useNavigation } from '@skep/remote-kit';
import type { SavedFormState } from '@skep/remote-kit/form';
import type { FoundInspection, InspectionValues } from '../inspection/inspection-values.ts';
import { EndPagesMutation } from './CheckSheetScreen.graphql.ts';
import { countsOf, type FieldToCheck, type SheetToCheck } from './read-fields.ts';

interface EndedSheet {
  saved: SavedFormState<InspectionValues, FoundInspection>;
  fields: readonly FieldToCheck[];
  began: InspectionValues;
  /** Where one goes when no other sheet waits. */
  otherwise: string;
}

/** What follows a sheet that is saved: its pages go, how it was read is counted, and the next one is offered. */
export function useEndOfSheet(
  reading: { id: string; pages: readonly { id: string }[] },
  { pageIds }: SheetToCheck,
) {
  const navigation = useNavigation();
  const { run } = useMutationResult(EndPagesMutation);
  return ({ saved, fields, began, otherwise }: EndedSheet) => {
    const counts = countsOf(fields, began, saved.form.getValues());
    // Not waited for: what is saved is saved, and pages that stay are offered again.
    void run({ id: reading.id, input: { pageIds: [...pageIds], counts } });
    const isRest = reading.pages.some(({ id }) => !pageIds.includes(id));
    const next = isRest ? `/inspect/paper?reading=${reading.id}` : otherwise;
    saved.leave(() => navigation.go(next, { replace: true }));
  };
}
