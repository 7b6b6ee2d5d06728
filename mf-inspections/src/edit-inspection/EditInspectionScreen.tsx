import { notFoundState, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { isElsewhereToo } from '../cache-policies.ts';
import { ChecklistFragment, ChoosableHiveFragment } from '../checklist-inputs/checklist.graphql.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { SavedInspectionFragment } from '../inspection-form/saved-inspection.graphql.ts';
import { useIntl } from '../use-intl.ts';
import { EditInspectionForm } from './EditInspectionForm.tsx';
import { EditInspectionQuery } from './EditInspectionScreen.graphql.ts';
import { useInspectionAhead } from './useInspectionAhead.ts';

/** A stored inspection: its form, or why there is none. */
export function EditInspectionScreen() {
  const { id: hiveId = '', inspectionId = '' } = useParams();
  const { formatMessage } = useIntl();
  // From the server alone: a form that began with an old version would only meet a conflict.
  const result = useQuery(EditInspectionQuery, {
    variables: { id: inspectionId },
    fetchPolicy: 'network-only',
    context: isElsewhereToo,
  });
  const ahead = useInspectionAhead(inspectionId, result.error !== undefined && result.data === undefined);
  const data = result.data ?? ahead;
  const { inspection } = data ?? {};
  const hive = inspection?.hive?.name;
  const title = formatMessage({ id: hive ? 'inspections.editTitle' : 'inspections.tab' }, { hive });
  useTitle(title);
  const state = notFoundState(useScreenState({ ...result, data }), inspection?.canEdit !== true, {
    title: formatMessage({ id: 'inspections.notFoundTitle' }),
    text: formatMessage({ id: 'inspections.notFoundText' }),
    link: { to: `/hives/${hiveId}/inspections`, label: formatMessage({ id: 'inspections.toHive' }) },
  });
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {inspection && (
          <EditInspectionForm
            key={inspection.id}
            hiveId={hiveId}
            inspection={readFragment(SavedInspectionFragment, inspection)}
            hives={readFragment(ChoosableHiveFragment, data?.hives ?? [])}
            checklist={readFragment(ChecklistFragment, data?.checklist) ?? undefined}
          />
        )}
      </ScreenStates>
    </Page>
  );
}
