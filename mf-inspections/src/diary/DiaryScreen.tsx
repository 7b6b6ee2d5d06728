import { Link, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { Button, LinkButton, Page, type ScreenState, ScreenStates, Stack } from '@skep/ui';
import { useDueBadge } from '../agenda/due-badge.ts';
import { DiaryFilters } from './DiaryFilters.tsx';
import { DiaryList } from './DiaryList.tsx';
import { DiaryQuery } from './DiaryScreen.graphql.ts';
import {
  addressOfFilter,
  type DiaryFilter,
  diaryVariables,
  filterOfAddress,
  isFiltering,
} from './diary-filter.ts';
import { useIntl } from './use-diary-intl.ts';

/** All inspections, newest first. */
export function DiaryScreen() {
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const filter = filterOfAddress(parameters);
  // Others may inspect shared hives: what was loaded is shown at once, and queried again at every visit.
  const result = useQuery(DiaryQuery, {
    variables: diaryVariables(filter),
    fetchPolicy: 'cache-and-network',
  });
  // What was found before stays until the next answer, so that the page does not jump.
  const data = result.data ?? (result.error ? undefined : result.previousData);
  const setFilter = (next: DiaryFilter) => setParameters(addressOfFilter(next), { replace: true });
  const state = useDiaryState(useScreenState({ ...result, data }), data?.diary.totalCount, filter, setFilter);
  const isEmptyDiary = state.kind === 'empty' && !isFiltering(filter);
  const title = formatMessage({ id: 'inspections.diaryTitle' });
  useTitle(title);
  useDueBadge();
  const showMore = () => result.fetchMore({ variables: { after: data?.diary.endCursor } });

  return (
    <Page
      title={title}
      actions={
        !isEmptyDiary && (
          <LinkButton to="/inspect" as={Link} kind="main" icon="add">
            {formatMessage({ id: 'inspections.new' })}
          </LinkButton>
        )
      }
    >
      <Stack gap={24}>
        {!isEmptyDiary && (
          <DiaryFilters filter={filter} groups={data?.hiveGroups ?? []} onChange={setFilter} />
        )}
        <ScreenStates state={state}>
          {data && <DiaryList diary={data.diary} onMore={showMore} />}
        </ScreenStates>
      </Stack>
    </Page>
  );
}

function useDiaryState(
  state: ScreenState,
  totalCount: number | undefined,
  filter: DiaryFilter,
  onFilter: (filter: DiaryFilter) => void,
): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind === 'loading') {
    return { kind: 'loading', text: formatMessage({ id: 'inspections.diaryLoading' }) };
  }
  if (totalCount !== 0) return state;
  if (isFiltering(filter)) {
    return {
      kind: 'empty',
      icon: 'search',
      title: formatMessage({ id: 'inspections.nothingFoundTitle' }),
      text: formatMessage({ id: 'inspections.nothingFoundText' }),
      action: (
        <Button onClick={() => onFilter(filterOfAddress(new URLSearchParams()))}>
          {formatMessage({ id: 'inspections.allAgain' })}
        </Button>
      ),
    };
  }
  return {
    kind: 'empty',
    icon: 'diary',
    title: formatMessage({ id: 'inspections.diaryEmptyTitle' }),
    text: formatMessage({ id: 'inspections.diaryEmptyText' }),
    action: (
      <LinkButton to="/inspect" as={Link} kind="main" icon="add">
        {formatMessage({ id: 'inspections.new' })}
      </LinkButton>
    ),
  };
}
