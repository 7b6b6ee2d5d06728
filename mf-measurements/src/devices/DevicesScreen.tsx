import { Link, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { LinkButton, Page, type ScreenState, ScreenStates, Text } from '@skep/ui';
import { useIntl } from '../use-intl.ts';
import { DeviceList } from './DeviceList.tsx';
import { DevicesQuery } from './DevicesScreen.graphql.ts';

/** The person's own devices. */
export function DevicesScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(DevicesQuery, { fetchPolicy: 'cache-and-network' });
  const { devices = [], deviceTypes = [] } = result.data ?? {};
  const state = useEmptyState(useScreenState(result), devices.length);
  const title = formatMessage({ id: 'devices.title' });
  useTitle(title);
  return (
    <Page title={title}>
      <Text tone="muted">{formatMessage({ id: 'devices.intro' })}</Text>
      <ScreenStates state={state}>
        <DeviceList devices={devices} types={deviceTypes} />
      </ScreenStates>
    </Page>
  );
}

function useEmptyState(state: ScreenState, count: number): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'device',
    title: formatMessage({ id: 'devices.emptyTitle' }),
    text: formatMessage({ id: 'devices.emptyText' }),
    action: (
      <LinkButton to="/devices/create" as={Link} kind="main" icon="add">
        {formatMessage({ id: 'devices.new' })}
      </LinkButton>
    ),
  };
}
