import { Link, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { FilterChip, LinkButton, Page, Row, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import type { RegisterKind } from '../generated/graphql.ts';
import { useIntl } from '../use-book-intl.ts';
import { BookQuery } from './BookScreen.graphql.ts';
import { EntryCard } from './EntryCard.tsx';

const kinds = [
  { kind: 'TREATMENT', sign: 'drop' },
  { kind: 'HARVEST', sign: 'honey' },
] as const;

/** What was written, the newest first, and ways to write more. */
export function BookScreen() {
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const kind = kinds.find((each) => each.kind === parameters.get('kind'))?.kind;
  const before = parameters.get('before') ?? undefined;
  const result = useQuery(BookQuery, {
    variables: { ...(kind && { kind }), ...(before && { before }) },
    fetchPolicy: 'cache-and-network',
  });
  const page = result.data?.registerEntries;
  const isNarrowed = kind !== undefined || before !== undefined;
  const state = useEmptyState(useScreenState(result), page?.entries.length ?? 0, isNarrowed);
  const title = formatMessage({ id: 'registers.title' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      {state.kind !== 'empty' && <WriteButtons />}
      {(page?.entries.length || isNarrowed) && (
        <Row gap={8}>
          {kinds.map(({ kind: each, sign }) => (
            <FilterChip
              key={each}
              label={formatMessage({ id: `book.kind.${each}` })}
              sign={sign}
              isOn={kind === each}
              onChange={(isOn) => setParameters(isOn ? { kind: each } : {})}
            />
          ))}
        </Row>
      )}
      <ScreenStates state={state}>
        <Stack as="ul">
          {page?.entries.map((entry) => (
            <EntryCard key={entry.id} entry={entry} onWritten={() => void result.refetch()} />
          ))}
        </Stack>
        <Row>
          {before !== undefined && (
            <LinkButton to={pathOf(kind)} as={Link}>
              {formatMessage({ id: 'book.newest' })}
            </LinkButton>
          )}
          {page?.next != null && (
            <LinkButton to={pathOf(kind, page.next)} as={Link}>
              {formatMessage({ id: 'book.older' })}
            </LinkButton>
          )}
        </Row>
        <Text tone="muted" size="small">
          {formatMessage({ id: 'book.intro' })}
        </Text>
      </ScreenStates>
    </Page>
  );
}

function pathOf(kind: RegisterKind | undefined, before?: string): string {
  return `/registers?${new URLSearchParams({ ...(kind && { kind }), ...(before && { before }) })}`;
}

function WriteButtons() {
  const { formatMessage } = useIntl();
  return (
    <Row>
      <LinkButton to="/registers/treatments/create" as={Link} kind="main" icon="add">
        {formatMessage({ id: 'registers.newTreatment' })}
      </LinkButton>
      <LinkButton to="/registers/harvests/create" as={Link} icon="add">
        {formatMessage({ id: 'registers.newHarvest' })}
      </LinkButton>
      <LinkButton to="/registers/sheet" as={Link} kind="quiet" icon="print">
        {formatMessage({ id: 'book.sheet' })}
      </LinkButton>
    </Row>
  );
}

function useEmptyState(state: ScreenState, count: number, isNarrowed: boolean): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'list',
    title: formatMessage({ id: isNarrowed ? 'book.noneFound' : 'book.empty.title' }),
    text: formatMessage({ id: 'book.empty.text' }),
    action: <WriteButtons />,
  };
}
