import { useNavigation } from '@skep/remote-kit';
import { useRef, useState } from 'react';
import type { ChecklistPartsFragment, ChoosableHiveFragment } from '../generated/graphql.ts';
import { InspectionForm } from '../inspection/InspectionForm.tsx';
import { inputOf, newInspection, zoneHere } from '../inspection/inspection-values.ts';
import { placesOf } from '../inspection/places.ts';
import { useInspectionForm } from '../inspection/useInspectionForm.ts';
import { useCreateInspection } from '../inspection/useSaveInspection.ts';
import { useIntl } from '../use-intl.ts';
import { nextHive } from './next-hive.ts';

export interface NewInspectionProps {
  hive: ChoosableHiveFragment;
  hives: readonly ChoosableHiveFragment[];
  checklist: ChecklistPartsFragment | undefined;
}

export function NewInspection({ hive, hives, checklist }: NewInspectionProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const [begun] = useState(() => newInspection(hive.id, new Date()));
  const { run } = useCreateInspection(hive.id);
  const next = nextHive(hives, hive.id);
  const goesOn = useRef(false);
  const saved = useInspectionForm({
    checklist,
    values: begun,
    save(values) {
      const context = { timeZone: zoneHere(), checklistId: checklist?.id, items: checklist?.items ?? [] };
      return run({ input: { hiveId: hive.id, inspection: inputOf(values, context) } });
    },
    savedText: () => formatMessage({ id: 'inspections.saved' }, { hive: hive.name }),
    backTo: `/hives/${hive.id}/inspections`,
    onSaved() {
      if (next && goesOn.current)
        saved.leave(() => navigation.go(`/inspect?hiveId=${next.id}`, { replace: true }));
      else saved.leave();
    },
  });

  async function saveAndGoOn() {
    goesOn.current = true;
    await saved.submit();
    goesOn.current = false;
  }

  return (
    <InspectionForm
      saved={saved}
      checklist={checklist}
      places={placesOf(hives)}
      onNext={next && (() => void saveAndGoOn())}
    />
  );
}
