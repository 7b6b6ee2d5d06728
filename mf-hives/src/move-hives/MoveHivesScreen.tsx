import { Link, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { LinkButton, type ScreenState } from '@skep/ui';
import { isElsewhereToo } from '../cache-policies.ts';
import { EveryHiveQuery } from '../edit-hive/EditHiveScreen.graphql.ts';
import { ReadablePage } from '../form/ReadablePage.tsx';
import { useIntl } from '../form/use-form-intl.ts';
import { useNotThereState } from '../form/useNotThereState.ts';
import { MoveHivesForm } from './MoveHivesForm.tsx';
import { MoveHivesQuery } from './MoveHivesScreen.graphql.ts';

/** Hives of one apiary that shall stand in another. */
export function MoveHivesScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  // Past the cache: moving the last hive must not take the form away before the person has left.
  const result = useQuery(MoveHivesQuery, { fetchPolicy: 'no-cache', context: isElsewhereToo });
  const everyHive = useQuery(EveryHiveQuery, {
    fetchPolicy: 'no-cache',
    // Without a network the hives are the prefetched ones.
    skip: result.error === undefined || result.data !== undefined,
  });
  const found = result.data ? undefined : everyHive.data;
  const own = (result.data ?? found)?.apiaries.filter(({ isOwner }) => isOwner);
  const from = own?.find((apiary) => apiary.id === id);
  const targets = own?.filter((apiary) => apiary.id !== id) ?? [];
  const thereState = useNotThereState(
    useScreenState(found ? everyHive : result),
    own !== undefined && !from && 'apiary',
  );
  const state = useNothingToMoveState(thereState, from?.hives.length, targets.length);
  const title = from
    ? formatMessage({ id: 'hives.moveTitle' }, { name: from.name })
    : formatMessage({ id: 'hives.moveHives' });
  useTitle(title);
  return (
    <ReadablePage title={title} state={state}>
      {from && <MoveHivesForm key={from.id} apiaryId={from.id} hives={from.hives} targets={targets} />}
    </ReadablePage>
  );
}

function useNothingToMoveState(
  state: ScreenState,
  hiveCount: number | undefined,
  targetCount: number,
): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || (hiveCount !== 0 && targetCount > 0)) return state;
  const missing = hiveCount === 0 ? 'Hives' : 'Target';
  return {
    kind: 'empty',
    title: formatMessage({ id: `hives.moveNo${missing}Title` }),
    text: formatMessage({ id: `hives.moveNo${missing}Text` }),
    action: (
      <LinkButton to={missing === 'Hives' ? '/' : '/apiaries/create'} as={Link} kind="main">
        {formatMessage({ id: missing === 'Hives' ? 'hives.toAllHives' : 'hives.newApiary' })}
      </LinkButton>
    ),
  };
}
