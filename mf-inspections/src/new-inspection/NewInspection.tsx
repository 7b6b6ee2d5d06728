import { isQueued, isTemporaryId, pathTo, useNavigation, useSearchParams } from '@skep/remote-kit';
import { useMemo, useRef, useState } from 'react';
import { BoxesField } from '../boxes/BoxesField.tsx';
import type { ChecklistPartsFragment, ChoosableHiveFragment } from '../generated/graphql.ts';
import { InspectionForm } from '../inspection-form/InspectionForm.tsx';
import { inputOf, newInspection, sentBoxes, zoneHere } from '../inspection-form/inspection-values.ts';
import type { LastTime } from '../inspection-form/last-time.ts';
import { placesOf } from '../inspection-form/places.ts';
import { useFollowUp } from '../inspection-form/useFollowUp.ts';
import { useInspectionForm } from '../inspection-form/useInspectionForm.ts';
import { useCreateInspection } from '../inspection-form/useSaveInspection.ts';
import { waitingInspection } from '../offline/waiting-inspection.ts';
import { PhotosWait } from '../photos/photos-wait.ts';
import { useIntl } from '../use-intl.ts';
import { ChecklistChoice } from './ChecklistChoice.tsx';
import { nextHive } from './next-hive.ts';
import { useInspectionDraft } from './useInspectionDraft.ts';

export interface NewInspectionProps {
  hive: ChoosableHiveFragment;
  hives: readonly ChoosableHiveFragment[];
  checklist: ChecklistPartsFragment | undefined;
  choices: readonly { id: string; name: string }[];
  /** Undefined while it is not known: the form does not wait for it. */
  last: LastTime | undefined;
}

export function NewInspection({ hive, hives, checklist, choices, last }: NewInspectionProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const [begun] = useState(() => newInspection(hive.id, checklist));
  const places = useMemo(() => placesOf(hives), [hives]);
  const [search] = useSearchParams();
  const { run } = useCreateInspection(hive.id, ({ input: { inspection, boxSteps } }, id) =>
    waitingInspection({
      id,
      title: formatMessage({ id: 'inspections.waitingTitle' }, { hive: hive.name }),
      search,
      hive,
      inspection,
      ...(boxSteps && { boxSteps }),
    }),
  );
  const draft = useInspectionDraft(`inspections:new:${hive.id}`, choices);
  const next = nextHive(hives, hive.id);
  const goesOn = useRef(false);
  const followUp = useFollowUp([hive.id], checklist);
  const saved = useInspectionForm({
    checklist,
    values: begun,
    draft,
    save(values, _revision, draftId) {
      const context = { timeZone: zoneHere(), checklistId: checklist?.id, items: checklist?.items ?? [] };
      const inspection = inputOf(values, context);
      return run({ input: { hiveId: hive.id, inspection, ...sentBoxes(values) } }, draftId);
    },
    savedText: () => formatMessage({ id: 'inspections.saved' }, { hive: hive.name }),
    backTo: isTemporaryId(hive.id) ? pathTo('/') : `/hives/${hive.id}/inspections`,
    async onSaved(answer, values) {
      const isGoingOn = goesOn.current;
      const elsewhere = await followUp(values);
      if (elsewhere !== undefined) saved.leave(() => navigation.go(elsewhere, { replace: true }));
      else if (next && isGoingOn) saved.leave(() => navigation.go(nextPath(next.id), { replace: true }));
      // The page of the hive may never have been opened here: the diary has it at once.
      else if (isQueued(answer)) saved.leave(() => navigation.back('/diary'));
      else saved.leave();
    },
  });

  /** With the checklist that the person has chosen. */
  function nextPath(hiveId: string): string {
    const chosen = search.get('checklistId');
    return `/inspect?${new URLSearchParams({ hiveId, ...(chosen !== null && { checklistId: chosen }) })}`;
  }

  async function saveAndGoOn() {
    goesOn.current = true;
    await saved.submit();
    goesOn.current = false;
  }

  return (
    <PhotosWait value={true}>
      <InspectionForm
        saved={saved}
        checklist={checklist}
        places={places}
        last={last}
        middle={<BoxesField form={saved.form} hive={hive} />}
        checklistHead={checklist && <ChecklistChoice choices={choices} checklist={checklist} saved={saved} />}
        onNext={next && (() => void saveAndGoOn())}
      />
    </PhotosWait>
  );
}
