import {
  Link,
  pathTo,
  Slot,
  useHiveActions,
  useParams,
  useQuery,
  useScreenState,
  useTitle,
} from '@skep/remote-kit';
import { Card, Heading, LinkButton, Row, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { Attachments, ChosenPicture } from '../attachments/LazyAttachments.tsx';
import { isElsewhereToo } from '../cache-policies.ts';
import { EveryHiveQuery } from '../edit-hive/EditHiveScreen.graphql.ts';
import { EditedHiveFragment } from '../edit-hive/edited-hive.graphql.ts';
import { ReadablePage } from '../form/ReadablePage.tsx';
import { useNotThereState } from '../form/useNotThereState.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type {
  ColonyHistoryListFragment,
  EveryHiveQuery as EveryHive,
  HiveLifeQuery as LifeData,
} from '../generated/graphql.ts';
import { HivePicture } from '../hive/HivePicture.tsx';
import { isThere } from '../hive/hive-states.ts';
import { ColonyHistoryFragment } from './ColonyHistory.graphql.ts';
import { ColonyHistory } from './ColonyHistory.tsx';
import { HiveLifeQuery } from './ColonyHistoryScreen.graphql.ts';
import { historyEntries } from './history-entries.ts';
import { QueenTenures } from './QueenTenures.tsx';
import { StateChip } from './StateChip.tsx';
import { useIntl } from './use-life-intl.ts';

/** What a colony is, where it came from, and which queens headed it. */
export function ColonyHistoryScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const result = useQuery(HiveLifeQuery, {
    variables: { id },
    fetchPolicy: 'no-cache',
    context: isElsewhereToo,
  });
  const everyHive = useQuery(EveryHiveQuery, {
    fetchPolicy: 'no-cache',
    // Without a network a hive that was never opened here is one of the prefetched ones; its past is not.
    skip: result.error === undefined || result.data !== undefined,
  });
  const found = result.data ? undefined : foundIn(everyHive.data, id);
  const { hive, colonyHistory } = result.data ?? { hive: found, colonyHistory: null };
  const state = useNotThereState(useScreenState(found ? everyHive : result), hive === null && 'hive');
  const title = formatMessage({ id: hive ? 'life.titleOf' : 'life.title' }, { hive: hive?.name });
  useTitle(title);
  return (
    <ReadablePage title={title} state={state} lines={8}>
      {hive && (
        <Stack gap={16}>
          <Present hive={hive} />
          {colonyHistory ? (
            <Past
              hiveId={hive.id}
              isShared={hive.groupIds.length > 0}
              history={readFragment(ColonyHistoryFragment, colonyHistory)}
            />
          ) : (
            <Text tone="muted">{formatMessage({ id: 'life.pastNeedsNetwork' })}</Text>
          )}
          <Attachments of="HIVE" id={hive.id} end={<LinkToApiary apiary={hive.apiary} />} />
          {hive.canEdit && colonyHistory && (
            <Row gap={8}>
              <LinkButton to={`/hives/${hive.id}/versions`} as={Link} icon="clock">
                {formatMessage({ id: 'versions.title' })}
              </LinkButton>
              {hive.isOwner && (
                <LinkButton to={`/hives/${hive.id}/log`} as={Link} icon="list">
                  {formatMessage({ id: 'life.log' })}
                </LinkButton>
              )}
            </Row>
          )}
        </Stack>
      )}
    </ReadablePage>
  );
}

function foundIn(everyHive: EveryHive | undefined, id: string): LifeData['hive'] | undefined {
  const hive = everyHive?.apiaries.flatMap(({ hives }) => hives).find((one) => one.id === id);
  if (!hive) return undefined;
  const { apiary, isOwner } = readFragment(EditedHiveFragment, hive);
  return { ...hive, apiary, isOwner, groupIds: [], queen: null };
}

function Present({ hive }: { hive: NonNullable<LifeData['hive']> }) {
  const { formatMessage } = useIntl();
  const { id, canEdit, state, stateSince } = hive;
  const steps = isThere(state) ? (['split', 'unite', 'requeen'] as const) : [];
  const actions = useHiveActions([id]);
  return (
    <Card as="section">
      <Stack gap={16}>
        <Row gap={16} align="start" wrap={false}>
          <Picture>
            <HivePicture hive={hive} size="small" nameOf={() => hive.name} />
          </Picture>
          <Stack gap={8}>
            <Row>
              <StateChip state={state} since={stateSince} />
            </Row>
            <Text tone="muted">{formatMessage({ id: 'life.standsIn' }, { apiary: hive.apiary.name })}</Text>
            <ChosenPicture of="HIVE" id={id} name={hive.name} />
          </Stack>
        </Row>
        <Slot name="hive-card/v1" props={{ hiveId: id, hiveName: hive.name, size: 'large' }} />
        {canEdit && (
          <Row gap={8}>
            {isThere(state) &&
              actions.map(({ id: actionId, href, label, icon }) => (
                <LinkButton key={actionId} to={href} as={Link} icon={icon}>
                  {label}
                </LinkButton>
              ))}
            {steps.map((step) => (
              <LinkButton key={step} to={`/hives/${id}/${step}`} as={Link} icon={stepIcons[step]}>
                {formatMessage({ id: `life.${step}` })}
              </LinkButton>
            ))}
            {isThere(state) && (
              <LinkButton to={pathTo('/hives/:id/plans', { id })} as={Link} icon="checklist">
                {formatMessage({ id: 'life.methods' })}
              </LinkButton>
            )}
            <LinkButton to={`/hives/${id}/life/edit`} as={Link} icon="edit">
              {formatMessage({ id: 'life.changeState' })}
            </LinkButton>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

function LinkToApiary({ apiary: { id, name } }: Pick<NonNullable<LifeData['hive']>, 'apiary'>) {
  const { formatMessage } = useIntl();
  return (
    <Row>
      <LinkButton to={pathTo('/apiaries/:id/files', { id })} as={Link} kind="quiet" icon="apiary">
        {formatMessage({ id: 'life.attachmentsOf' }, { apiary: name })}
      </LinkButton>
    </Row>
  );
}

const stepIcons = { split: 'copy', unite: 'group', requeen: 'queen' } as const;

interface PastProps {
  hiveId: string;
  isShared: boolean;
  history: ColonyHistoryListFragment;
}

function Past({ hiveId, isShared, history }: PastProps) {
  const { formatMessage } = useIntl();
  const entries = historyEntries(history);
  return (
    <>
      <Card as="section">
        <Heading level={2}>{formatMessage({ id: 'life.history' })}</Heading>
        {entries.length === 0 ? (
          <Text tone="muted">{formatMessage({ id: 'life.nothingYet' })}</Text>
        ) : (
          <ColonyHistory hiveId={hiveId} entries={entries} areAuthorsShown={isShared} />
        )}
      </Card>
      <QueenTenures reigns={history.reigns} />
    </>
  );
}

const Picture = styled.div`
  flex: none;
  width: 4rem;
  padding-block-start: ${tokens.space[4]};
`;
