import { useSearchParams } from '@skep/remote-kit';
import { EntityForm, FormBar } from '@skep/remote-kit/form';
import { Stack } from '@skep/ui';
import { useState } from 'react';
import type { QuestionFieldProps } from '../checklist-inputs/QuestionField.tsx';
import type { ChecklistPartsFragment, ChoosableHiveFragment } from '../generated/graphql.ts';
import { WhenField } from '../inspection-form/GeneralFields.tsx';
import { inputOf, zoneHere } from '../inspection-form/inspection-values.ts';
import { ownInputsOf } from '../inspection-form/own-answers.ts';
import { SaveButtons } from '../inspection-form/SaveButtons.tsx';
import { useInspectionForm } from '../inspection-form/useInspectionForm.ts';
import { useCreateInspections } from '../inspection-form/useSaveInspection.ts';
import { goesOnParameter } from '../new-inspection/useInspectionDraft.ts';
import { waitingInspections } from '../offline/waiting-inspection.ts';
import { CheckedFields } from './CheckedFields.tsx';
import { type FieldToCheck, type SheetToCheck, valuesOfTable } from './read-fields.ts';
import { useIntl } from './use-from-paper-intl.ts';
import { useChecking } from './useChecking.ts';
import { useEndOfSheet } from './useEndOfSheet.ts';

export interface CheckTableFormProps {
  reading: { id: string; pages: readonly { id: string }[] };
  sheet: SheetToCheck;
  fields: readonly FieldToCheck[];
  pictures: ReadonlyMap<string, string | undefined>;
  /** Of the rows in which something is written. */
  hives: readonly ChoosableHiveFragment[];
  checklist: ChecklistPartsFragment | undefined;
  places: QuestionFieldProps['places'];
}

/** The rows of a sheet for many hives, saved as an inspection of each: all of them, or none. */
export function CheckTableForm(props: CheckTableFormProps) {
  const { fields, pictures, places } = props;
  const { saved, checking } = useCheckedTable(props);
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
      </Stack>
    </EntityForm>
  );
}

function useCheckedTable({ reading, sheet, fields, hives, checklist }: CheckTableFormProps) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const hiveIds = hives.map(({ id }) => id);
  const [began] = useState(() => valuesOfTable(fields, hiveIds, checklist?.id));
  const end = useEndOfSheet(reading, sheet, hiveIds);
  const items = checklist?.items ?? [];
  const { run } = useCreateInspections(({ input: { inspection } }, id) =>
    waitingInspections({
      id,
      title: formatMessage({ id: 'inspect.manyTitle' }, { count: hiveIds.length }),
      search,
      page: `/inspect/paper/${reading.id}`,
      hives,
      inspection,
    }),
  );
  const saved = useInspectionForm({
    checklist,
    hiveIds,
    values: began,
    draft: {
      name: `inspections:paper:${reading.id}:${sheet.printId}:${hiveIds.join()}`,
      isTakenAtOnce: search.has(goesOnParameter),
    },
    async save(values, _revision, draftId) {
      if (!(await checking.mayBeSaved())) return undefined;
      const inspection = inputOf(values, { timeZone: zoneHere(), checklistId: checklist?.id, items });
      return run({ input: { inspection, hives: ownInputsOf(values.own, hiveIds, items) } }, draftId);
    },
    savedText: () => formatMessage({ id: 'inspect.manySaved' }, { count: hiveIds.length }),
    backTo: `/inspect/paper?reading=${reading.id}`,
    onSaved: () => end({ saved, fields, began, otherwise: '/diary' }),
  });
  const checking = useChecking(fields, saved.form, began);
  return { saved, checking };
}
