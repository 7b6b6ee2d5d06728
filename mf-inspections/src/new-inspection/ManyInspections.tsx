import { useNavigation, useSearchParams } from '@skep/remote-kit';
import { Notice } from '@skep/ui';
import { useMemo, useState } from 'react';
import { itemsForMany } from '../checklist-inputs/items-for-many.ts';
import type { ChecklistPartsFragment, ChoosableHiveFragment } from '../generated/graphql.ts';
import { InspectionForm } from '../inspection-form/InspectionForm.tsx';
import { inputOf, newInspection, zoneHere } from '../inspection-form/inspection-values.ts';
import { ownInputsOf } from '../inspection-form/own-answers.ts';
import { placesOf } from '../inspection-form/places.ts';
import { useIntl } from '../inspection-form/use-form-intl.ts';
import { useFollowUp } from '../inspection-form/useFollowUp.ts';
import { useInspectionForm } from '../inspection-form/useInspectionForm.ts';
import { useCreateInspections } from '../inspection-form/useSaveInspection.ts';
import { waitingInspections } from '../offline/waiting-inspection.ts';
import { ChecklistChoice } from './ChecklistChoice.tsx';
import { HiveGrid } from './HiveGrid.tsx';
import { useInspectionDraft } from './useInspectionDraft.ts';

export interface ManyInspectionsProps {
  chosen: readonly ChoosableHiveFragment[];
  hives: readonly ChoosableHiveFragment[];
  checklist: ChecklistPartsFragment | undefined;
  choices: readonly { id: string; name: string }[];
  /** The address named a hive that the person cannot inspect. */
  isAnyMissing: boolean;
}

/** One form for many hives: the same answers for all, and a grid for the few that differ. All are saved, or none. */
export function ManyInspections({ chosen, hives, checklist, choices, isAnyMissing }: ManyInspectionsProps) {
  const { formatMessage } = useIntl();
  const hiveIds = chosen.map(({ id }) => id);
  const forMany = useMemo(
    () => checklist && { ...checklist, items: itemsForMany(checklist.items) },
    [checklist],
  );
  const places = useMemo(() => placesOf(hives), [hives]);
  const items = forMany?.items ?? [];
  const [begun] = useState(() => newInspection(hiveIds[0] ?? '', checklist));
  const draft = useInspectionDraft(`inspections:new:${hiveIds.join()}`, choices);
  const [search] = useSearchParams();
  const navigation = useNavigation();
  const followUp = useFollowUp(hiveIds, forMany);
  const { run } = useCreateInspections(({ input: { inspection } }, id) =>
    waitingInspections({
      id,
      title: formatMessage({ id: 'inspect.manyTitle' }, { count: hiveIds.length }),
      search,
      hives: chosen,
      inspection,
    }),
  );
  const saved = useInspectionForm({
    checklist: forMany,
    hiveIds,
    values: begun,
    draft,
    save(values, _revision, draftId) {
      const inspection = inputOf(values, { timeZone: zoneHere(), checklistId: checklist?.id, items });
      return run({ input: { inspection, hives: ownInputsOf(values.own, hiveIds, items) } }, draftId);
    },
    savedText: () => formatMessage({ id: 'inspect.manySaved' }, { count: hiveIds.length }),
    backTo: '/diary',
    async onSaved(_answer, values) {
      const elsewhere = await followUp(values);
      saved.leave(elsewhere === undefined ? undefined : () => navigation.go(elsewhere, { replace: true }));
    },
  });
  return (
    <>
      {isAnyMissing && <Notice kind="problem">{formatMessage({ id: 'inspect.notYours' })}</Notice>}
      <InspectionForm
        saved={saved}
        isOfMany
        checklist={forMany}
        places={places}
        middle={<HiveGrid form={saved.form} hives={chosen} items={items} />}
        checklistHead={checklist && <ChecklistChoice choices={choices} checklist={checklist} saved={saved} />}
      />
    </>
  );
}
