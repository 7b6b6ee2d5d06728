import { useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { useIntl } from '../form/use-form-intl.ts';
import { useNotThereState } from '../form/useNotThereState.ts';
import { EditHiveForm } from './EditHiveForm.tsx';
import { EditHiveQuery } from './EditHiveScreen.graphql.ts';
import { HiveFormSkeleton } from './HiveFormSkeleton.tsx';
import { ReadOnlyHive } from './ReadOnlyHive.tsx';

/** A stored hive: its form, or why there is none. */
export function EditHiveScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  // Past the cache, both ways: a form that began with what was read last week would only meet a conflict, and
  // one whose hive was just deleted must stay until the person has left.
  const result = useQuery(EditHiveQuery, { variables: { id }, fetchPolicy: 'no-cache' });
  const state = useNotThereState(useScreenState(result), result.data?.hive === null && 'hive');
  const hive = result.data?.hive;
  const title = hive?.name ?? formatMessage({ id: 'hives.editHive' });
  useTitle(title);

  if (state.kind === 'ready' && result.data && hive) {
    return hive.canEdit ? (
      <EditHiveForm key={hive.id} title={title} hive={hive} data={result.data} />
    ) : (
      <ReadOnlyHive hive={hive} />
    );
  }
  return (
    <Page title={title}>
      <ScreenStates state={state} skeleton={<HiveFormSkeleton />}>
        {null}
      </ScreenStates>
    </Page>
  );
}
