import {
  isFailure,
  setServerProblems,
  useFailureText,
  useFormGuard,
  useNavigation,
  useNotify,
} from '@skep/remote-kit';
import { Button, Row, Stack } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { readFragment } from '../generated/fragment-masking.ts';
import type {
  ChecklistPartsFragment,
  ChoosableHiveFragment,
  SavedInspectionFragment as Saved,
} from '../generated/graphql.ts';
import { InspectionForm, SaveButtons, useInspectionForm } from '../inspection/InspectionForm.tsx';
import { type InspectionValues, inputOf, valuesOf } from '../inspection/inspection-values.ts';
import { placesOf } from '../inspection/places.ts';
import { SavedInspectionFragment } from '../inspection/saved-inspection.graphql.ts';
import { formFieldOf } from '../inspection/server-paths.ts';
import { useDeleteInspection } from '../inspection/useDeleteInspection.ts';
import { useUpdateInspection } from '../inspection/useSaveInspection.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { versionDifferences } from './version-differences.ts';

export interface EditInspectionFormProps {
  hiveId: string;
  inspection: Saved;
  hives: readonly ChoosableHiveFragment[];
  checklist: ChecklistPartsFragment | undefined;
}

export function EditInspectionForm({ hiveId, inspection, hives, checklist }: EditInspectionFormProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const notify = useNotify();
  const failureText = useFailureText();
  const items = checklist?.items ?? noItems;
  const [begun] = useState(() => valuesOf(inspection));
  const [revision, setRevision] = useState(inspection.revision);
  const [theirs, setTheirs] = useState<Saved>();
  const [failure, setFailure] = useState<string>();
  const form = useInspectionForm(begun, items);
  const { leave } = useFormGuard(form.formState.isDirty);
  const { run, isRunning } = useUpdateInspection(hiveId);
  const deleteInspection = useDeleteInspection(hiveId);
  const toHive = () => navigation.go(`/hives/${hiveId}/inspections`, { replace: true });

  async function save(values: InspectionValues) {
    const { id, timeZone, checklistId } = inspection;
    const fields = inputOf(values, { timeZone, checklistId: checklistId ?? checklist?.id, items });
    setFailure(undefined);
    const result = await run({ id, revision, input: { inspection: fields } });
    if (isFailure(result)) {
      setServerProblems(form.setError, result, formFieldOf(items));
      return setFailure(failureText(result));
    }
    if (result.__typename === 'InspectionConflict')
      return setTheirs(readFragment(SavedInspectionFragment, result.current));
    notify({ kind: 'success', text: formatMessage({ id: 'inspections.changed' }) });
    leave(toHive);
  }

  return (
    <Stack gap={24}>
      <InspectionForm
        form={form}
        checklist={checklist}
        places={placesOf(hives)}
        failure={failure}
        onSubmit={(values) => void save(values)}
        actions={
          <SaveButtons isBusy={isRunning} onCancel={() => navigation.back(`/hives/${hiveId}/inspections`)} />
        }
      >
        {theirs && (
          <ConflictNotice
            mine={form.getValues()}
            theirs={valuesOf(theirs)}
            differences={versionDifferences(form.getValues(), valuesOf(theirs), items)}
            onLoadTheirs={() => {
              form.reset(valuesOf(theirs));
              setRevision(theirs.revision);
              setTheirs(undefined);
            }}
            onKeepMine={() => {
              setRevision(theirs.revision);
              setTheirs(undefined);
            }}
          />
        )}
      </InspectionForm>
      <Row gap={8}>
        <Button
          kind="danger"
          icon="trash"
          onClick={async () => {
            if (await deleteInspection(inspection)) leave(toHive);
          }}
        >
          {formatMessage({ id: 'inspections.delete' })}
        </Button>
      </Row>
    </Stack>
  );
}

const noItems: ChecklistPartsFragment['items'] = [];
