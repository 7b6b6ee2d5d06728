import {
  isFailure,
  setServerProblems,
  useFailureText,
  useFormGuard,
  useNavigation,
  useNotify,
} from '@skep/remote-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { v7 as uuidv7 } from 'uuid';
import type { ChecklistPartsFragment, ChoosableHiveFragment } from '../generated/graphql.ts';
import { InspectionForm, SaveButtons, useInspectionForm } from '../inspection/InspectionForm.tsx';
import { inputOf, newInspection, zoneHere } from '../inspection/inspection-values.ts';
import { placesOf } from '../inspection/places.ts';
import { formFieldOf } from '../inspection/server-paths.ts';
import { useCreateInspection } from '../inspection/useSaveInspection.ts';
import { nextHive } from './next-hive.ts';

export interface NewInspectionProps {
  hive: ChoosableHiveFragment;
  hives: readonly ChoosableHiveFragment[];
  checklist: ChecklistPartsFragment | undefined;
}

export function NewInspection({ hive, hives, checklist }: NewInspectionProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const notify = useNotify();
  const failureText = useFailureText();
  const items = checklist?.items ?? noItems;
  // One id for one inspection, however often it is sent.
  const [clientId] = useState(() => uuidv7());
  const [begun] = useState(() => newInspection(hive.id, new Date()));
  const [failure, setFailure] = useState<string>();
  const form = useInspectionForm(begun, items);
  const { leave } = useFormGuard(form.formState.isDirty);
  const { run, isRunning } = useCreateInspection(hive.id);
  const next = nextHive(hives, hive.id);

  function saveAndGo(path: (inspectionId: string) => string) {
    return form.handleSubmit(async (values) => {
      const inspection = inputOf(values, { timeZone: zoneHere(), checklistId: checklist?.id, items });
      setFailure(undefined);
      const result = await run({ input: { clientId, hiveId: hive.id, inspection } });
      if (isFailure(result)) {
        setServerProblems(form.setError, result, formFieldOf(items));
        return setFailure(failureText(result));
      }
      notify({ kind: 'success', text: formatMessage({ id: 'inspections.saved' }, { hive: hive.name }) });
      leave(() => navigation.go(path(hive.id), { replace: true }));
    });
  }

  return (
    <InspectionForm
      form={form}
      checklist={checklist}
      places={placesOf(hives)}
      failure={failure}
      onSubmit={() => void saveAndGo((id) => `/hives/${id}/inspections`)()}
      actions={
        <SaveButtons
          isBusy={isRunning}
          onCancel={() => navigation.back('/')}
          onNext={next && saveAndGo(() => `/inspect?hiveId=${next.id}`)}
        />
      }
    />
  );
}

const noItems: ChecklistPartsFragment['items'] = [];
