import {
  Link,
  notThereState,
  useParams,
  useQuery,
  useScreenState,
  useSearchParams,
  useTitle,
} from '@skep/remote-kit';
import { LinkButton, Page, Pagination, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import type { HiveInspectionsQuery as HiveInspectionsData } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { HiveInspectionsQuery, TableColumnFragment } from './HiveInspectionsScreen.graphql.ts';
import { InspectionCards } from './InspectionCards.tsx';
import { InspectionTable } from './InspectionTable.tsx';
import { useIsNarrow } from './useIsNarrow.ts';

/** The inspections of a hive beside each other; on a phone one below the other. The page lives in the address. */
export function HiveInspectionsScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const result = useQuery(HiveInspectionsQuery, {
    variables: { id, page },
    fetchPolicy: 'cache-and-network',
  });
  const data = result.data ?? result.previousData;
  const hive = data?.hive;
  const title = formatMessage({ id: hive ? 'inspections.ofHive' : 'inspections.tab' }, { hive: hive?.name });
  useTitle(title);
  const state = useTableState(useScreenState({ ...result, data }), data, id);
  const isNarrow = useIsNarrow();
  const table = hive?.inspectionTable;

  return (
    <Page
      title={title}
      actions={
        hive?.canEdit && (
          <LinkButton to={`/inspect?hiveId=${id}`} as={Link} kind="main" icon="add">
            {formatMessage({ id: 'inspections.new' })}
          </LinkButton>
        )
      }
    >
      <ScreenStates state={state}>
        {hive && table && (
          <Stack gap={16}>
            <Text tone="muted">{hive.apiary.name}</Text>
            {isNarrow ? (
              <InspectionCards
                hive={hive}
                columns={readFragment(TableColumnFragment, table.columns)}
                rows={table.rows}
              />
            ) : (
              <InspectionTable
                hive={hive}
                columns={readFragment(TableColumnFragment, table.columns)}
                rows={table.rows}
              />
            )}
            {table.pageCount > 1 && (
              <Pagination
                page={table.page}
                pageCount={table.pageCount}
                label={formatMessage({ id: 'inspections.pages' })}
                onPage={(next) => setSearch({ page: String(next) })}
              />
            )}
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

function useTableState(
  state: ScreenState,
  data: HiveInspectionsData | undefined,
  hiveId: string,
): ScreenState {
  const { formatMessage } = useIntl();
  const thereState = notThereState(state, data?.hive === null, {
    title: formatMessage({ id: 'inspections.hiveNotFoundTitle' }),
    text: formatMessage({ id: 'inspections.hiveNotFoundText' }),
    link: { to: '/diary', label: formatMessage({ id: 'inspections.toDiary' }) },
  });
  if (data?.hive?.inspectionTable.totalCount !== 0) return thereState;
  return {
    kind: 'empty',
    icon: 'inspection',
    title: formatMessage({ id: 'inspections.hiveEmptyTitle' }),
    text: formatMessage({ id: 'inspections.hiveEmptyText' }),
    action: data.hive.canEdit && (
      <LinkButton to={`/inspect?hiveId=${hiveId}`} as={Link} kind="main" icon="add">
        {formatMessage({ id: 'inspections.new' })}
      </LinkButton>
    ),
  };
}
