import { Link, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { LinkButton, Page, type ScreenState, ScreenStates } from '@skep/ui';
import { ChecklistFragment, ChoosableHiveFragment } from '../checklist/checklist.graphql.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-intl.ts';
import { HivePicker } from './HivePicker.tsx';
import { InspectQuery } from './InspectScreen.graphql.ts';
import { NewInspection } from './NewInspection.tsx';

/** Records an inspection: first the hive, when the address names none. */
export function InspectScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const hiveId = search.get('hiveId');
  const result = useQuery(InspectQuery);
  const hives = readFragment(ChoosableHiveFragment, result.data?.hives ?? []).filter(
    ({ canEdit }) => canEdit,
  );
  const apiaryId = search.get('apiaryId');
  const groupId = search.get('groupId') ?? '';
  const wanted = hives.filter(({ apiary, groupIds }) => apiary.id === apiaryId || groupIds.includes(groupId));
  const hive = hives.find(({ id }) => id === hiveId);
  const checklist = readFragment(ChecklistFragment, result.data?.checklist);
  const state = useInspectState(useScreenState(result), result.data && hives.length);
  const title = formatMessage(
    { id: hive ? 'inspections.newTitleOf' : 'inspections.newTitle' },
    { hive: hive?.name },
  );
  useTitle(title);
  return (
    <Page title={title} maxWidth={hive ? 'readable' : 'wide'}>
      <ScreenStates state={state}>
        {hive ? (
          <NewInspection key={hive.id} hive={hive} hives={hives} checklist={checklist ?? undefined} />
        ) : (
          <HivePicker hives={wanted.length > 0 ? wanted : hives} isNarrowed={wanted.length > 0} />
        )}
      </ScreenStates>
    </Page>
  );
}

function useInspectState(state: ScreenState, hiveCount: number | undefined): ScreenState {
  const { formatMessage } = useIntl();
  if (hiveCount !== 0) return state;
  return {
    kind: 'empty',
    title: formatMessage({ id: 'inspections.noHiveTitle' }),
    text: formatMessage({ id: 'inspections.noHiveText' }),
    action: (
      <LinkButton to="/apiaries/create" as={Link} kind="main" icon="add">
        {formatMessage({ id: 'inspections.toNewApiary' })}
      </LinkButton>
    ),
  };
}
