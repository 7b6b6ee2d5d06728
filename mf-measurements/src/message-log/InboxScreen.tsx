import { Link, useParams, useQuery, useScreenState, useSearchParams } from '@skep/remote-kit';
import { Button, LinkButton, Page, Row, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import { RedecodeButton } from '../codecs/RedecodeButton.tsx';
import { UnknownValuesNotice } from '../device/UnknownValuesNotice.tsx';
import { useDeviceTitle } from '../device/useDeviceTitle.ts';
import { useOwnDeviceState } from '../device/useNotThereState.ts';
import { useIntl } from '../use-intl.ts';
import { InboxDays } from './InboxDays.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxQuery } from './InboxScreen.graphql.ts';
import { inboxPath, statusIn } from './inbox-address.ts';

/** What became of each message of a device, in words. */
export function InboxScreen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { formatMessage } = useIntl();
  const status = statusIn(search);
  const before = search.get('before') ?? undefined;
  const result = useQuery(InboxQuery, {
    variables: { id, status: status ?? null, before: before ?? null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { device, deviceInbox } = result.data ?? {};
  const loaded = useOwnDeviceState(useScreenState(result), device);
  const state = useEmptyState(loaded, deviceInbox?.messages.length ?? 0, status !== undefined);
  const title = useDeviceTitle('inbox.title', device);
  return (
    <Page title={title} maxWidth="readable">
      <Stack gap={16}>
        <Row justify="between" gap={8}>
          <Text tone="muted">{formatMessage({ id: 'inbox.intro' })}</Text>
          <Button icon="retry" isBusy={result.loading} onClick={() => void result.refetch()}>
            {formatMessage({ id: 'inbox.lookAgain' })}
          </Button>
        </Row>
        {device && (
          <UnknownValuesNotice deviceId={id} names={device.unknownQuantities.map(({ name }) => name)} />
        )}
        {device?.codecId != null && (
          <Row>
            <RedecodeButton deviceId={id} />
          </Row>
        )}
        <InboxFilters deviceId={id} status={status} />
        <ScreenStates state={state}>
          <InboxDays
            deviceId={id}
            messages={deviceInbox?.messages ?? []}
            quantities={result.data?.quantities ?? []}
          />
        </ScreenStates>
        <Row gap={8}>
          {before && (
            <LinkButton to={inboxPath(id, { status })} as={Link} icon="arrowUp">
              {formatMessage({ id: 'inbox.newest' })}
            </LinkButton>
          )}
          {deviceInbox?.endCursor && (
            <LinkButton
              to={inboxPath(id, { status, before: deviceInbox.endCursor })}
              as={Link}
              icon="arrowDown"
            >
              {formatMessage({ id: 'inbox.older' })}
            </LinkButton>
          )}
        </Row>
      </Stack>
    </Page>
  );
}

function useEmptyState(state: ScreenState, count: number, isFiltered: boolean): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'mail',
    title: formatMessage({ id: isFiltered ? 'inbox.noneSuchTitle' : 'inbox.emptyTitle' }),
    text: formatMessage({ id: isFiltered ? 'inbox.noneSuchText' : 'inbox.emptyText' }),
  };
}
