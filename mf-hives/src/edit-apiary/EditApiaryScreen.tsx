import { useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Card, Page, ScreenStates, Skeleton } from '@skep/ui';
import { useIntl } from '../form/use-form-intl.ts';
import { useNotThereState } from '../form/useNotThereState.ts';
import { EditApiaryForm } from './EditApiaryForm.tsx';
import { EditApiaryQuery } from './EditApiaryScreen.graphql.ts';

/** A stored apiary: its form, or why there is none. */
export function EditApiaryScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  // Past the cache, as the hive's form: it must begin with what the server holds, and outlive its own deletion.
  const result = useQuery(EditApiaryQuery, { variables: { id }, fetchPolicy: 'no-cache' });
  const apiary = result.data?.apiary;
  const isNotThere = apiary === null || apiary?.isOwner === false;
  const state = useNotThereState(useScreenState(result), isNotThere && 'apiary');
  const title = apiary?.name ?? formatMessage({ id: 'hives.editApiary' });
  useTitle(title);

  if (state.kind === 'ready' && apiary) {
    return <EditApiaryForm key={apiary.id} title={title} apiary={apiary} />;
  }
  return (
    <Page title={title}>
      <ScreenStates
        state={state}
        skeleton={
          <Card>
            <Skeleton lines={6} />
          </Card>
        }
      >
        {null}
      </ScreenStates>
    </Page>
  );
}
