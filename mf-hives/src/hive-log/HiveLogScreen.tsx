import {
  Link,
  pathTo,
  useParams,
  useQuery,
  useScreenState,
  useSearchParams,
  useTitle,
} from '@skep/remote-kit';
import { Card, LinkButton, Row, type ScreenState, Stack, Text } from '@skep/ui';
import { useIntl } from '../colony-history/use-life-intl.ts';
import { ReadablePage } from '../form/ReadablePage.tsx';
import { useNotThereState } from '../form/useNotThereState.ts';
import type { HiveLogQuery as LogData } from '../generated/graphql.ts';
import { HiveLogQuery } from './HiveLogScreen.graphql.ts';

type Entry = NonNullable<LogData['hiveLog']>['entries'][number];

/** Who did what to a hive and when, page by page; for its owner. */
export function HiveLogScreen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { formatMessage } = useIntl();
  const before = search.get('before');
  const result = useQuery(HiveLogQuery, { variables: { id, before }, fetchPolicy: 'no-cache' });
  const { hive, hiveLog } = result.data ?? {};
  const loaded = useNotThereState(useScreenState(result), hiveLog === null && 'hive');
  const state = useEmptyState(loaded, hiveLog?.entries.length ?? 0);
  const title = formatMessage({ id: hive ? 'life.logOf' : 'life.log' }, { hive: hive?.name });
  useTitle(title);
  const path = `/hives/${id}/log`;
  return (
    <ReadablePage title={title} state={state} lines={8}>
      <Stack gap={16}>
        <Card as="section">
          <Stack as="ul" gap={16}>
            {hiveLog?.entries.map((entry) => (
              <LogLine key={entry.id} hiveId={id} entry={entry} />
            ))}
          </Stack>
        </Card>
        <Row gap={8}>
          {before && (
            <LinkButton to={path} as={Link} icon="arrowUp">
              {formatMessage({ id: 'life.logNewest' })}
            </LinkButton>
          )}
          {hiveLog?.endCursor && (
            <LinkButton to={`${path}?before=${hiveLog.endCursor}`} as={Link} icon="arrowDown">
              {formatMessage({ id: 'life.logOlder' })}
            </LinkButton>
          )}
        </Row>
      </Stack>
    </ReadablePage>
  );
}

function LogLine({ hiveId, entry }: { hiveId: string; entry: Entry }) {
  const { formatMessage, formatDate } = useIntl();
  const { what, authorName, at } = entry;
  const auditEntry = formatMessage({ id: `life.deed.${what}` });
  const path = pathOf(hiveId, entry);
  return (
    <li>
      <Text>{path ? <Link to={path}>{auditEntry}</Link> : auditEntry}</Text>
      <Text tone="muted">
        {formatMessage(
          { id: 'life.logWhoWhen' },
          {
            who: authorName ?? formatMessage({ id: 'life.logGone' }),
            when: formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
          },
        )}
      </Text>
    </li>
  );
}

/** An edit leads to what it changed. */
function pathOf(id: string, { what, inspectionId }: Entry): string | undefined {
  if (what === 'HIVE_EDITED') return pathTo('/hives/:id/versions', { id });
  if (inspectionId === null) return undefined;
  return what === 'INSPECTION_EDITED'
    ? pathTo('/hives/:id/inspections/:inspectionId/versions', { id, inspectionId })
    : pathTo('/hives/:id/inspections/:inspectionId', { id, inspectionId });
}

function useEmptyState(state: ScreenState, count: number): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'list',
    title: formatMessage({ id: 'life.logEmpty.title' }),
    text: formatMessage({ id: 'life.logEmpty.text' }),
  };
}
