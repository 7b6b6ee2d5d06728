import { Link, notFoundState, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Button, LinkButton, Notice, Page, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import { Pagination } from '@skep/ui/form';
import { createGlobalStyle } from 'styled-components';
import { isElsewhereToo } from '../cache-policies.ts';
import { useNewest } from '../diary/newest.ts';
import { useIntl } from '../diary/use-diary-intl.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { HiveInspectionsQuery as HiveInspectionsData } from '../generated/graphql.ts';
import { OffPaper } from '../inspection-form/print.ts';
import {
  HiveInspectionsQuery,
  TableColumnFragment,
  TableRowFragment,
} from './HiveInspectionsScreen.graphql.ts';
import { InspectionCards } from './InspectionCards.tsx';
import { InspectionTable } from './InspectionTable.tsx';
import { SideBySide } from './SideBySide.tsx';
import { TableTools } from './TableTools.tsx';
import { tableOfHive } from './table-of-hive.ts';
import { inParts } from './table-rows.ts';
import { useMedium } from './useMedium.ts';
import { type ShownTable, useShownTable } from './useShownTable.ts';

/** The inspections of a hive as columns; on a phone one below the other. The page is in the address. */
export function HiveInspectionsScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const shown = useShownTable();
  const result = useQuery(HiveInspectionsQuery, {
    variables: { id, page: shown.page, pageSize: shown.perPage },
    fetchPolicy: 'cache-and-network',
    context: isElsewhereToo,
  });
  const newest = useNewest(result.error !== undefined && result.data === undefined);
  const ofNewest = tableOfHive(newest.data, id, shown);
  const data = result.data ?? ofNewest ?? result.previousData;
  const hive = data?.hive;
  const title = formatMessage({ id: hive ? 'inspections.ofHive' : 'inspections.tab' }, { hive: hive?.name });
  useTitle(title);
  const state = useTableState(useScreenState({ ...result, data }), data, id);

  return (
    <Page
      title={title}
      actions={
        hive?.canEdit && (
          <OffPaper>
            <LinkButton to={`/inspect?hiveId=${id}`} as={Link} kind="main" icon="add">
              {formatMessage({ id: 'inspections.new' })}
            </LinkButton>
          </OffPaper>
        )
      }
    >
      <LandscapePaper />
      <ScreenStates state={state}>
        {hive && (
          <Stack gap={16}>
            {ofNewest && <Notice kind="information">{formatMessage({ id: 'diary.newestOnly' })}</Notice>}
            <Inspections hive={hive} shown={shown} />
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

// A page with a name of its own would leave the title alone on the one before it. It is here before anybody prints: on
// a phone the table is drawn only then, when the first sheet has its size.
const LandscapePaper = createGlobalStyle`
  @page { size: A4 landscape; }
`;

/** How many have room next to their questions on a sheet that lies. */
const columnsOnPaper = 7;

type TableOfHive = NonNullable<HiveInspectionsData['hive']>;

function Inspections({ hive, shown }: { hive: TableOfHive; shown: ShownTable }) {
  const { formatMessage } = useIntl();
  const isNarrow = useMedium('narrow');
  const isOnPaper = useMedium('paper');
  const { inspectionTable: table, apiary } = hive;
  if (shown.compared.length === 2)
    return <SideBySide hive={hive} ids={shown.compared} onEnd={() => shown.compare([])} />;
  const List = isNarrow ? InspectionCards : InspectionTable;
  const whole = {
    columns: readFragment(TableColumnFragment, table.columns),
    rows: readFragment(TableRowFragment, table.rows),
  };
  return (
    <Stack gap={16}>
      <Text tone="muted">{apiary.name}</Text>
      <TableTools hive={hive} perPage={shown.perPage} onPerPage={shown.setPerPage} />
      {shown.compared.length === 1 && (
        <Notice
          kind="information"
          action={
            <Button kind="quiet" onClick={() => shown.compare([])}>
              {formatMessage({ id: 'diary.endSideBySide' })}
            </Button>
          }
        >
          {formatMessage({ id: 'diary.chooseAnother' })}
        </Notice>
      )}
      {(isOnPaper ? inParts(whole, columnsOnPaper) : [whole]).map((part) => (
        <List
          key={part.columns[0]?.id}
          hive={hive}
          {...part}
          onChoose={(id) => shown.compare([...new Set([...shown.compared, id])])}
        />
      ))}
      {table.pageCount > 1 && (
        <OffPaper>
          <Pagination
            page={table.page}
            pageCount={table.pageCount}
            label={formatMessage({ id: 'inspections.pages' })}
            onPage={shown.setPage}
          />
        </OffPaper>
      )}
    </Stack>
  );
}

function useTableState(
  state: ScreenState,
  data: HiveInspectionsData | undefined,
  hiveId: string,
): ScreenState {
  const { formatMessage } = useIntl();
  const thereState = notFoundState(state, data?.hive === null, {
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
