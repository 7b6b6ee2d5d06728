import { useNavigation, useSearchParams } from '@skep/remote-kit';
import { Button, Row, Stack } from '@skep/ui';
import { useState } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type {
  ChecklistPartsFragment,
  ChoosableHiveFragment,
  SavedInspectionFragment as Saved,
} from '../generated/graphql.ts';
import { InspectionForm } from '../inspection-form/InspectionForm.tsx';
import { inputOf, valuesOf } from '../inspection-form/inspection-values.ts';
import { placesOf } from '../inspection-form/places.ts';
import { SavedInspectionFragment } from '../inspection-form/saved-inspection.graphql.ts';
import { useDeleteInspection } from '../inspection-form/useDeleteInspection.ts';
import { useFollowUp } from '../inspection-form/useFollowUp.ts';
import { useInspectionDate } from '../inspection-form/useInspectionDate.ts';
import { useInspectionForm } from '../inspection-form/useInspectionForm.ts';
import { useUpdateInspection } from '../inspection-form/useSaveInspection.ts';
import { goesOnParameter } from '../new-inspection/useInspectionDraft.ts';
import { waitingChange } from '../offline/waiting-change.ts';
import { PhotosWait } from '../photos/photos-wait.ts';
import { useIntl } from '../use-intl.ts';
import { useInspectionVersion } from './useInspectionVersion.ts';

export interface EditInspectionFormProps {
  hiveId: string;
  inspection: Saved;
  hives: readonly ChoosableHiveFragment[];
  checklist: ChecklistPartsFragment | undefined;
}

export function EditInspectionForm({ hiveId, inspection, hives, checklist }: EditInspectionFormProps) {
  const { formatMessage } = useIntl();
  const [begun] = useState(inspection);
  const values = valuesOf(begun);
  const navigation = useNavigation();
  const texts = new Map(begun.items.map(({ itemId, text }) => [itemId, text]));
  const places = { ...placesOf(hives), texts };
  const dateText = useInspectionDate();
  const [search] = useSearchParams();
  const { run } = useUpdateInspection(hiveId, ({ input }) =>
    waitingChange({
      title: formatMessage({ id: 'inspections.waitingChange' }, { date: dateText(begun) }),
      hiveId,
      held: begun,
      inspection: input.inspection,
      items: checklist?.items ?? [],
    }),
  );
  const deleteInspection = useDeleteInspection(hiveId);
  const versionOf = useInspectionVersion(checklist?.items ?? [], places);
  const followUp = useFollowUp([hiveId], checklist, values.answers);
  const saved = useInspectionForm({
    checklist,
    values,
    draft: { name: `inspections:${begun.id}`, isTakenAtOnce: search.has(goesOnParameter) },
    save(changed, revision, draftId) {
      const { id, timeZone } = begun;
      const checklistId = begun.checklistId ?? checklist?.id;
      const fields = inputOf(changed, { timeZone, checklistId, items: checklist?.items ?? [] });
      return run({ id, revision, input: { inspection: fields } }, draftId);
    },
    conflict: {
      revision: begun.revision,
      theirs(answer) {
        if (answer.__typename !== 'InspectionConflict') return undefined;
        const current = readFragment(SavedInspectionFragment, answer.current);
        return { revision: current.revision, values: valuesOf(current) };
      },
      versionOf,
    },
    savedText: () => formatMessage({ id: 'inspections.changed' }),
    backTo: `/hives/${hiveId}/inspections`,
    async onSaved(_answer, changed) {
      const elsewhere = await followUp(changed);
      if (elsewhere === undefined) saved.leave();
      else saved.leave(() => navigation.go(elsewhere, { replace: true }));
    },
  });

  return (
    <Stack gap={24}>
      <PhotosWait value={true}>
        <InspectionForm saved={saved} checklist={checklist} places={places} />
      </PhotosWait>
      <Row gap={8}>
        <Button
          kind="danger"
          icon="trash"
          onClick={async () => {
            if (await deleteInspection(inspection)) saved.leave();
          }}
        >
          {formatMessage({ id: 'inspections.delete' })}
        </Button>
      </Row>
    </Stack>
  );
}
