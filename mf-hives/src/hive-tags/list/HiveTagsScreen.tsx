import { Link, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { LinkButton, Page, Row, type ScreenState, ScreenStates, Text } from '@skep/ui';
import { useIntl } from '../use-tag-intl.ts';
import { HiveTagList } from './HiveTagList.tsx';
import { HiveTagsQuery } from './HiveTagsScreen.graphql.ts';

/** All tags of the person, and the ways to print, scan and make them. */
export function HiveTagsScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(HiveTagsQuery, { fetchPolicy: 'cache-and-network' });
  const tags = result.data?.hiveTags ?? [];
  const state = useEmptyState(useScreenState(result), tags.length);
  const title = formatMessage({ id: 'tags.title' });
  useTitle(title);
  return (
    <Page title={title}>
      <Text tone="muted">{formatMessage({ id: 'tags.intro' })}</Text>
      {state.kind === 'ready' && <Ways />}
      <ScreenStates state={state}>
        <HiveTagList tags={tags} />
      </ScreenStates>
    </Page>
  );
}

function Ways() {
  const { formatMessage } = useIntl();
  return (
    <Row gap={8}>
      <LinkButton to="/hivetags/scan" as={Link} kind="main" icon="camera">
        {formatMessage({ id: 'tags.scan' })}
      </LinkButton>
      <LinkButton to="/hivetags/create" as={Link} icon="add">
        {formatMessage({ id: 'tags.new' })}
      </LinkButton>
      <LinkButton to="/hivetags/print" as={Link} icon="print">
        {formatMessage({ id: 'tags.print' })}
      </LinkButton>
    </Row>
  );
}

function useEmptyState(state: ScreenState, count: number): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'tag',
    title: formatMessage({ id: 'tags.emptyTitle' }),
    text: formatMessage({ id: 'tags.emptyText' }),
    action: (
      <Row gap={8} justify="center">
        <LinkButton to="/hivetags/print" as={Link} kind="main" icon="print">
          {formatMessage({ id: 'tags.print' })}
        </LinkButton>
        <LinkButton to="/hivetags/scan" as={Link} icon="camera">
          {formatMessage({ id: 'tags.scan' })}
        </LinkButton>
        <LinkButton to="/hivetags/create" as={Link} icon="add">
          {formatMessage({ id: 'tags.new' })}
        </LinkButton>
      </Row>
    ),
  };
}
