import { Link, notFoundState, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { LinkButton, Page, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import { isGoing, PlanCard } from './PlanCard.tsx';
import { HivePlanFragment, HivePlansQuery } from './plan.graphql.ts';
import { useIntl } from './use-plan-intl.ts';
import { useHiveOfPlans } from './useHiveOfPlans.ts';

/** Methods at a hive: those that are going, and those that were. */
export function HivePlansScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const result = useQuery(HivePlansQuery, { fetchPolicy: 'cache-and-network' });
  const hive = useHiveOfPlans(result.data, id);
  const plans = readFragment(HivePlanFragment, result.data?.hivePlans ?? []).filter(
    ({ hiveId }) => hiveId === id,
  );
  const sorted = [...plans.filter(isGoing), ...plans.filter((plan) => !isGoing(plan))];
  const title = formatMessage({ id: hive ? 'plans.ofHive' : 'plans.title' }, { hive: hive?.name });
  useTitle(title);
  const start = hive?.canEdit && (
    <LinkButton to={`/hives/${id}/plans/create`} as={Link} kind="main" icon="add">
      {formatMessage({ id: 'plans.start' })}
    </LinkButton>
  );
  const state = usePlansState(
    useScreenState(result),
    hive === null,
    hive && sorted.length === 0 ? start : undefined,
  );
  return (
    <Page title={title} maxWidth="readable" actions={sorted.length > 0 && start}>
      <ScreenStates state={state}>
        <Stack gap={16}>
          <Text tone="muted">{hive?.apiary.name}</Text>
          <Stack as="ul" gap={16}>
            {sorted.map((plan) => (
              <PlanCard key={plan.id} plan={plan} apiaryId={hive?.apiary.id} />
            ))}
          </Stack>
        </Stack>
      </ScreenStates>
    </Page>
  );
}

function usePlansState(state: ScreenState, isGone: boolean, start: React.ReactNode): ScreenState {
  const { formatMessage } = useIntl();
  const there = notFoundState(state, isGone, {
    title: formatMessage({ id: 'inspections.hiveNotFoundTitle' }),
    text: formatMessage({ id: 'inspections.hiveNotFoundText' }),
    link: { to: '/diary', label: formatMessage({ id: 'inspections.toDiary' }) },
  });
  if (start === undefined) return there;
  return {
    kind: 'empty',
    icon: 'checklist',
    title: formatMessage({ id: 'plans.emptyTitle' }),
    text: formatMessage({ id: 'plans.emptyText' }),
    action: start,
  };
}
