import { useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Card, Page, ScreenStates, Skeleton } from '@skep/ui';
import { useIntl } from '../form/use-form-intl.ts';
import { NewApiaryQuery } from './NewApiaryScreen.graphql.ts';
import { NewApiarySteps } from './NewApiarySteps.tsx';

/** A new apiary with its hives, in four steps. */
export function NewApiaryScreen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'hives.newApiary' });
  useTitle(title);
  const result = useQuery(NewApiaryQuery);
  return (
    <Page title={title}>
      <ScreenStates
        state={useScreenState(result)}
        skeleton={
          <Card>
            <Skeleton lines={2} />
            <Skeleton height={200} />
          </Card>
        }
      >
        {result.data && (
          <NewApiarySteps apiaryCount={result.data.apiaries.length} types={result.data.hiveCatalogue} />
        )}
      </ScreenStates>
    </Page>
  );
}
