import { useQuery } from '@apollo/client/react';
import { Link, useParams, useScreenState, useTitle } from '@skep/remote-kit';
import { LinkButton, Notice, Page, type ScreenState, ScreenStates } from '@skep/ui';
import { useIntl } from 'react-intl';
import type { EditHiveQuery as EditHiveData } from '../generated/graphql.ts';
import { HivePicture } from '../hive/HivePicture.tsx';
import { EditHiveForm } from './EditHiveForm.tsx';
import { EditHiveQuery } from './EditHiveScreen.graphql.ts';
import { HiveFormSkeleton } from './HiveFormSkeleton.tsx';

/** A stored hive: its form, or why there is none. */
export function EditHiveScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  // Past the cache, both ways: a form that began with what was read last week would only meet a conflict, and
  // one whose hive was just deleted must stay until the person has left.
  const result = useQuery(EditHiveQuery, { variables: { id }, fetchPolicy: 'no-cache' });
  const state = useEditHiveState(useScreenState(result), result.data);
  const hive = result.data?.hive;
  const title = hive?.name ?? formatMessage({ id: 'hives.editHive' });
  useTitle(title);

  if (state.kind === 'ready' && result.data && hive) {
    if (!hive.canEdit) return <ReadOnlyHive title={title} hive={hive} />;
    return <EditHiveForm key={hive.id} title={title} hive={hive} data={result.data} />;
  }
  return (
    <Page title={title}>
      <ScreenStates state={state} skeleton={<HiveFormSkeleton />}>
        {null}
      </ScreenStates>
    </Page>
  );
}

function useEditHiveState(state: ScreenState, data: EditHiveData | undefined): ScreenState {
  const { formatMessage } = useIntl();
  if (data?.hive !== null) return state;
  return {
    kind: 'empty',
    title: formatMessage({ id: 'hives.notFoundTitle' }),
    text: formatMessage({ id: 'hives.notFoundText' }),
    action: (
      <LinkButton to="/" as={Link} kind="main">
        {formatMessage({ id: 'hives.toAllHives' })}
      </LinkButton>
    ),
  };
}

interface ReadOnlyHiveProps {
  title: string;
  hive: NonNullable<EditHiveData['hive']>;
}

/** Shared with the person to look at. */
function ReadOnlyHive({ title, hive }: ReadOnlyHiveProps) {
  const { formatMessage } = useIntl();
  return (
    <Page title={title}>
      <Notice kind="information">{formatMessage({ id: 'hives.readOnly' })}</Notice>
      <HivePicture hive={hive} size="large" />
      <LinkButton to={`/hives/${hive.id}/inspections`} as={Link} icon="diary">
        {formatMessage({ id: 'hives.viewInspections' })}
      </LinkButton>
    </Page>
  );
}
