import { typedDashboardForm } from '@skep/domain';
import {
  useMutationResult,
  useNavigation,
  useQuery,
  useScreenState,
  useTitle,
  useUnits,
} from '@skep/remote-kit';
import { EntityForm, useEntityForm } from '@skep/remote-kit/form';
import { Page, ScreenStates, Stack } from '@skep/ui';
import { useIntl } from '../forms/use-form-intl.ts';
import { useNotAllowed } from '../forms/useNotAllowed.ts';
import { DashboardFields } from './DashboardFields.tsx';
import { CreateDashboardMutation } from './dashboard-mutations.graphql.ts';
import { inputOf, newDashboard } from './dashboard-values.ts';
import { OwnHivesQuery } from './EditDashboardScreen.graphql.ts';
import { ownHives } from './own-hives.ts';
import { PreviewButton } from './PreviewButton.tsx';

/** Makes a dashboard, and leads on to its link and code. */
export function NewDashboardScreen() {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const result = useQuery(OwnHivesQuery, { fetchPolicy: 'cache-and-network' });
  const loading = useScreenState(result);
  const state = useNotAllowed() ?? loading;
  const creation = useMutationResult(CreateDashboardMutation, {
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'dashboards' }),
  });
  const units = useUnits();
  const saved = useEntityForm({
    schema: typedDashboardForm,
    values: newDashboard(units),
    save: (form, _revision, draftId) => creation.run({ input: inputOf(form) }, draftId),
    fieldOf: (path) => path.replace(/^(hiveIds|sites)\..*/, '$1'),
    savedText: ({ title }) => formatMessage({ id: 'dashboards.saved' }, { title }),
    backTo: '/dashboards',
    onSaved: ({ id }) => saved.leave(() => navigation.go(`/dashboards/${id}/edit`, { replace: true })),
  });
  const title = formatMessage({ id: 'dashboards.new' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        <EntityForm of={saved} onCancel={saved.cancel} moreButtons={<PreviewButton />}>
          <Stack gap={24}>
            <DashboardFields hives={ownHives(result.data?.apiaries)} />
          </Stack>
        </EntityForm>
      </ScreenStates>
    </Page>
  );
}
