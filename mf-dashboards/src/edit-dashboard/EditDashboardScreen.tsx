import { notFoundState, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates, Stack } from '@skep/ui';
import { useIntl } from '../forms/use-form-intl.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { DashboardForm } from './DashboardForm.tsx';
import { EditDashboardQuery, EditedDashboardFragment } from './EditDashboardScreen.graphql.ts';
import { LogoCard } from './LogoCard.tsx';
import { OpeningsCard } from './OpeningsCard.tsx';
import { ownHives } from './own-hives.ts';
import { ShareCard } from './ShareCard.tsx';

/** A dashboard: how it is reached, what it shows, and how often it was opened. */
export function EditDashboardScreen() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const result = useQuery(EditDashboardQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const dashboard = readFragment(EditedDashboardFragment, result.data?.dashboard);
  const state = notFoundState(useScreenState(result), dashboard === null, {
    title: formatMessage({ id: 'dashboards.notThere.title' }),
    text: formatMessage({ id: 'dashboards.notThere.text' }),
    link: { to: '/dashboards', label: formatMessage({ id: 'dashboards.toDashboards' }) },
  });
  const title = dashboard?.title ?? formatMessage({ id: 'dashboards.dashboard' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {dashboard && (
          <Stack gap={24}>
            <ShareCard dashboard={dashboard} />
            <LogoCard dashboard={dashboard} onChanged={() => void result.refetch()} />
            <OpeningsCard openings={dashboard.openings} />
            <DashboardForm key={dashboard.id} dashboard={dashboard} hives={ownHives(result.data?.apiaries)} />
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}
