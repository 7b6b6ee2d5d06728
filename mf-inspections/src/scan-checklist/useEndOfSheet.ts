import { type QueuedMutation, useMutationResult, useNavigation } from '@skep/remote-kit';
import type { SavedFormState } from '@skep/remote-kit/form';
import type { EndPagesMutation as EndPages } from '../generated/graphql.ts';
import type { FoundInspection, InspectionValues } from '../inspection-form/inspection-values.ts';
import { EndPagesMutation } from './CheckSheetScreen.graphql.ts';
import { countsOf, type FieldToCheck, type SheetToCheck } from './read-fields.ts';
import { useIntl } from './use-from-paper-intl.ts';

interface EndedSheet {
  saved: SavedFormState<InspectionValues, FoundInspection>;
  fields: readonly FieldToCheck[];
  began: InspectionValues;
  /** Where one goes when no other sheet waits. */
  otherwise: string;
}

/**
 * What follows a sheet that is saved: its pages go, how it was read is counted, and the next one is offered.
 * @param hiveIds that were inspected
 */
export function useEndOfSheet(
  reading: { id: string; pages: readonly { id: string }[] },
  { name, pageIds }: SheetToCheck,
  hiveIds: readonly string[],
) {
  const navigation = useNavigation();
  const { formatMessage } = useIntl();
  const { run } = useMutationResult(EndPagesMutation, {
    waits: (): QueuedMutation<EndPages> => ({
      title: formatMessage({ id: 'fromPaper.waitingPages' }, { name }),
      about: `reading:${reading.id}`,
      // After their inspections, which wait too.
      alsoAbout: hiveIds.map((id) => `hive:${id}`),
      settledBy: ['not_found'],
      path: `/inspect/paper?reading=${reading.id}`,
      answer: { __typename: 'Mutation', endReadPages: { __typename: 'Done', done: true } },
      changes: pageIds.map((id) => ({ kind: 'gone', typename: 'ReadPage', id })),
    }),
  });
  return ({ saved, fields, began, otherwise }: EndedSheet) => {
    const counts = countsOf(fields, began, saved.form.getValues());
    // Not waited for: what is saved is saved, and pages that stay are offered again.
    void run({ id: reading.id, input: { pageIds: [...pageIds], counts } });
    const isRest = reading.pages.some(({ id }) => !pageIds.includes(id));
    const next = isRest ? `/inspect/paper?reading=${reading.id}` : otherwise;
    saved.leave(() => navigation.go(next, { replace: true }));
  };
}
