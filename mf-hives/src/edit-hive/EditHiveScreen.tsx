import { useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { isElsewhereToo } from '../cache-policies.ts';
import { useIntl } from '../form/use-form-intl.ts';
import { useNotThereState } from '../form/useNotThereState.ts';
import type { EditHiveQuery as EditHive, EveryHiveQuery as EveryHive } from '../generated/graphql.ts';
import { EditHiveForm } from './EditHiveForm.tsx';
import { EditHiveQuery, EveryHiveQuery } from './EditHiveScreen.graphql.ts';
import { HiveFormSkeleton } from './HiveFormSkeleton.tsx';
import { ReadOnlyHive } from './ReadOnlyHive.tsx';

/** A stored hive: its form, or why there is none. */
export function EditHiveScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  // Past the cache, both ways: a form that began with what was read last week would only meet a conflict, and
  // one whose hive was just deleted must stay until the person has left.
  const result = useQuery(EditHiveQuery, {
    variables: { id },
    fetchPolicy: 'no-cache',
    context: isElsewhereToo,
  });
  const everyHive = useQuery(EveryHiveQuery, {
    fetchPolicy: 'no-cache',
    // Without a network a form that was never opened here opens with prefetched data.
    skip: result.error === undefined || result.data !== undefined,
  });
  const ofAll = result.data ? undefined : foundIn(everyHive.data, id);
  const data = result.data ?? ofAll;
  const state = useNotThereState(useScreenState(ofAll ? everyHive : result), data?.hive === null && 'hive');
  const hive = data?.hive;
  const title = hive?.name ?? formatMessage({ id: 'hives.editHive' });
  useTitle(title);

  if (state.kind === 'ready' && data && hive) {
    return hive.canEdit ? (
      <EditHiveForm key={hive.id} title={title} hive={hive} data={data} />
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

/** Its history needs a network, and so does what is published of it. */
function foundIn(everyHive: EveryHive | undefined, id: string): EditHive | undefined {
  const hive = everyHive?.apiaries.flatMap(({ hives }) => hives).find((one) => one.id === id);
  return everyHive && hive && { ...everyHive, hive, colonyHistory: null, homeAssistant: null };
}
