import { useSearchParams } from '@skep/remote-kit';
import { EntityForm, FormBar } from '@skep/remote-kit/form';
import { Stack } from '@skep/ui';
import { useState } from 'react';
import type { QuestionFieldProps } from '../checklist-inputs/QuestionField.tsx';
import type { ChecklistPartsFragment, ChoosableHiveFragment } from '../generated/graphql.ts';
import { WhenField } from '../inspection-form/GeneralFields.tsx';
import { inputOf, zoneHere } from '../inspection-form/inspection-values.ts';
import { SaveButtons } from '../inspection-form/SaveButtons.tsx';
import { useInspectionForm } from '../inspection-form/useInspectionForm.ts';
import { useCreateInspection } from '../inspection-form/useSaveInspection.ts';
import { goesOnParameter } from '../new-inspection/useInspectionDraft.ts';
import { waitingInspection } from '../offline/waiting-inspection.ts';
import { CheckedFields } from './CheckedFields.tsx';
import { KeepPhotos } from './KeepPhotos.tsx';
import { type FieldToCheck, type SheetToCheck, valuesOfSheet } from './read-fields.ts';
import { useIntl } from './use-from-paper-intl.ts';
import { useChecking } from './useChecking.ts';
import { useEndOfSheet } from './useEndOfSheet.ts';

export interface CheckSheetFormProps {
  reading: { id: string; pages: readonly { id: string }[] };
  sheet: SheetToCheck;
  fields: readonly FieldToCheck[];
  /** Of the pages that are laid flat, by id. */
  pictures: ReadonlyMap<string, string | undefined>;
  hive: ChoosableHiveFragment;
  checklist: ChecklistPartsFragment | undefined;
  places: QuestionFieldProps['places'];
}

/** A sheet of one hive, checked and saved as any inspection of it. */
export function CheckSheetForm(props: CheckSheetFormProps) {
  const { reading, sheet, fields, pictures, places } = props;
  const { saved, checking } = useCheckedSheet(props);
  const { form } = saved;
  return (
    <EntityForm
      of={saved}
      end={FormBar}
      buttons={<SaveButtons isBusy={saved.isSending} onCancel={saved.cancel} />}
    >
      <Stack gap={16}>
        {!fields.some(({ key }) => key === 'inspectedAt') && <WhenField form={form} />}
        <CheckedFields form={form} fields={fields} checking={checking} places={places} pictures={pictures} />
        <KeepPhotos form={form} readingId={reading.id} pageIds={sheet.pageIds} />
      </Stack>
    </EntityForm>
  );
}

function useCheckedSheet({ reading, sheet, fields, hive, checklist }: CheckSheetFormProps) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const [began] = useState(() => valuesOfSheet(fields, hive.id, checklist?.id));
  const end = useEndOfSheet(reading, sheet, [hive.id]);
  const { run } = useCreateInspection(hive.id, ({ input: { inspection } }, id) =>
    waitingInspection({
      id,
      title: formatMessage({ id: 'inspections.waitingTitle' }, { hive: hive.name }),
      search,
      page: `/inspect/paper/${reading.id}`,
      hive,
      inspection,
    }),
  );
  const saved = useInspectionForm({
    checklist,
    values: began,
    draft: {
      name: `inspections:paper:${reading.id}:${sheet.printId}:${sheet.hiveId ?? ''}`,
      isTakenAtOnce: search.has(goesOnParameter),
    },
    async save(values, _revision, draftId) {
      if (!(await checking.mayBeSaved())) return undefined;
      const items = checklist?.items ?? [];
      const inspection = inputOf(values, { timeZone: zoneHere(), checklistId: checklist?.id, items });
      return run({ input: { hiveId: hive.id, inspection } }, draftId);
    },
    savedText: () => formatMessage({ id: 'inspections.saved' }, { hive: hive.name }),
    backTo: `/inspect/paper?reading=${reading.id}`,
    onSaved: () => end({ saved, fields, began, otherwise: `/hives/${hive.id}/inspections` }),
  });
  const checking = useChecking(fields, saved.form, began);
  return { saved, checking };
}
