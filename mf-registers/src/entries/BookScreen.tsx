import { Link, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import {
  FilterChip,
  Icon,
  LinkButton,
  Menu,
  Page,
  Row,
  type ScreenState,
  ScreenStates,
  Stack,
  Text,
} from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import type { RegisterBookQuery, RegisterKind } from '../generated/graphql.ts';
import { useIntl } from '../use-book-intl.ts';
import { BookQuery } from './BookScreen.graphql.ts';
import { EntryFragment } from './EntryCard.graphql.ts';
import { EntryCard } from './EntryCard.tsx';
import { hiveName } from './hive-name.ts';
import { WinterStores } from './WinterStores.tsx';

const kinds = [
  { kind: 'TREATMENT', sign: 'drop' },
  { kind: 'HARVEST', sign: 'honey' },
  { kind: 'MITE_COUNT', sign: 'search' },
  { kind: 'FEEDING', sign: 'feeder' },
  { kind: 'JARS', sign: 'tag' },
  { kind: 'SUPERS', sign: 'frames' },
  { kind: 'PROOF', sign: 'list' },
] as const;

/** What was written, the newest first, and ways to write more. */
export function BookScreen() {
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const kind = kinds.find((each) => each.kind === parameters.get('kind'))?.kind;
  const before = parameters.get('before') ?? undefined;
  const hiveId = parameters.get('hiveId') ?? undefined;
  const result = useQuery(BookQuery, {
    variables: { ...(kind && { kind }), ...(hiveId && { hiveId }), ...(before && { before }) },
    fetchPolicy: 'cache-and-network',
  });
  const page = result.data?.registerEntries;
  const isNarrowed = kind !== undefined || hiveId !== undefined || before !== undefined;
  const state = useEmptyState(useScreenState(result), page?.entries.length ?? 0, isNarrowed, hiveId);
  const title = formatMessage({ id: 'registers.title' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      {state.kind !== 'empty' && <WriteButtons hiveId={hiveId} />}
      {(page?.entries.length || isNarrowed) && (
        <Row gap={8}>
          {kinds.map(({ kind: each, sign }) => (
            <FilterChip
              key={each}
              label={formatMessage({ id: `book.kind.${each}` })}
              sign={sign}
              isOn={kind === each}
              onChange={(isOn) => setParameters({ ...(isOn && { kind: each }), ...(hiveId && { hiveId }) })}
            />
          ))}
        </Row>
      )}
      {hiveId !== undefined && <OfHive hiveId={hiveId} page={page} />}
      <ScreenStates state={state}>
        <Stack as="ul">
          {page?.entries.map((entry) => (
            <EntryCard key={entry.id} entry={entry} onWritten={() => void result.refetch()} />
          ))}
        </Stack>
        {hiveId !== undefined && before === undefined && kind === undefined && page && (
          <WinterStores hiveId={hiveId} entries={readFragment(EntryFragment, page.entries)} />
        )}
        <Row>
          {before !== undefined && (
            <LinkButton to={pathOf({ kind, hiveId })} as={Link}>
              {formatMessage({ id: 'book.newest' })}
            </LinkButton>
          )}
          {page?.next != null && (
            <LinkButton to={pathOf({ kind, hiveId, before: page.next })} as={Link}>
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

interface Narrowing {
  kind: RegisterKind | undefined;
  hiveId: string | undefined;
  before?: string;
}

function pathOf({ kind, hiveId, before }: Narrowing): string {
  const parameters = { ...(kind && { kind }), ...(hiveId && { hiveId }), ...(before && { before }) };
  return `/registers?${new URLSearchParams(parameters)}`;
}

interface OfHiveProps {
  hiveId: string;
  page: RegisterBookQuery['registerEntries'] | undefined;
}

/** Which hive the entries are about, the way back to all, and its own sheet. */
function OfHive({ hiveId, page }: OfHiveProps) {
  const { formatMessage } = useIntl();
  const hive = page && hiveName(hiveId, page.hive, readFragment(EntryFragment, page.entries));
  return (
    <Row>
      {hive !== undefined && <Text isBold>{formatMessage({ id: 'book.ofHive' }, { hive })}</Text>}
      <LinkButton to="/registers" as={Link} kind="quiet">
        {formatMessage({ id: 'book.allHives' })}
      </LinkButton>
      <LinkButton to={`/registers/sheet?hiveId=${hiveId}`} as={Link} kind="quiet" icon="print">
        {formatMessage({ id: 'book.hiveSheet' })}
      </LinkButton>
    </Row>
  );
}

/** @param hiveId with which forms begin. Default: with none */
function WriteButtons({ hiveId }: { hiveId: string | undefined }) {
  const { formatMessage } = useIntl();
  const chosen = hiveId === undefined ? '' : `?hiveIds=${hiveId}`;
  return (
    <Row>
      <LinkButton to={`/registers/treatments/create${chosen}`} as={Link} kind="main" icon="add">
        {formatMessage({ id: 'registers.newTreatment' })}
      </LinkButton>
      <LinkButton to={`/registers/harvests/create${chosen}`} as={Link} icon="add">
        {formatMessage({ id: 'registers.newHarvest' })}
      </LinkButton>
      <LinkButton to={`/registers/feedings/create${chosen}`} as={Link} icon="add">
        {formatMessage({ id: 'registers.newFeeding' })}
      </LinkButton>
      {hiveId === undefined && (
        <LinkButton to="/registers/sheet" as={Link} kind="quiet" icon="print">
          {formatMessage({ id: 'book.sheet' })}
        </LinkButton>
      )}
      <Menu
        label={formatMessage({ id: 'book.more' })}
        trigger={<Icon name="more" />}
        linkAs={Link}
        items={[
          { id: 'lots', label: formatMessage({ id: 'honey.lots' }), icon: 'tag', href: '/registers/lots' },
          {
            id: 'products',
            label: formatMessage({ id: 'book.products' }),
            icon: 'drop',
            href: '/registers/products',
          },
          {
            id: 'yields',
            label: formatMessage({ id: 'honey.yieldsLink' }),
            icon: 'honey',
            href: '/registers/yields',
          },
          {
            id: 'colonies',
            label: formatMessage({ id: 'count.title' }),
            icon: 'hive',
            href: '/registers/colony-count',
          },
          {
            id: 'season-report',
            label: formatMessage({ id: 'book.seasonReport' }),
            icon: 'data',
            href: '/registers/season-report',
          },
        ]}
      />
    </Row>
  );
}

function useEmptyState(
  state: ScreenState,
  count: number,
  isNarrowed: boolean,
  hiveId: string | undefined,
): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'list',
    title: formatMessage({ id: isNarrowed ? 'book.noneFound' : 'book.empty.title' }),
    text: formatMessage({ id: 'book.empty.text' }),
    action: <WriteButtons hiveId={hiveId} />,
  };
}
