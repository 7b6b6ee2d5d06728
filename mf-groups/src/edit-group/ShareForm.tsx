import { useFormGuard, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button, Card, Heading, Row, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import type { EditedGroupFragment } from '../generated/graphql.ts';
import type { OwnApiary } from '../own-hives/own-apiaries.ts';
import { useIntl } from '../use-intl.ts';
import { ApiaryShares } from './ApiaryShares.tsx';
import { ShareHivesMutation } from './group-mutations.graphql.ts';
import { PagedList } from './PagedList.tsx';
import { PlaceSwitch } from './PlaceSwitch.tsx';
import { changedShares, faultOfLastDay, type Shares, sharesOf } from './shares.ts';

export interface ShareFormProps {
  group: EditedGroupFragment;
  /** With hives in them. */
  apiaries: readonly OwnApiary[];
}

/** Which of the person's own hives the group sees, and which it edits: nothing is shared before it is saved. */
export function ShareForm({ group, apiaries }: ShareFormProps) {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const sharing = useMutationResult(ShareHivesMutation);
  const [chosen, setChosen] = useState<Shares>({});
  const held = sharesOf(group);
  const shares = { ...held, ...chosen };
  const hasFault = Object.values(chosen).some(({ until }) => faultOfLastDay(until) !== undefined);
  const changes = changedShares(held, shares);
  const hives = apiaries.flatMap((apiary) => apiary.hives.map((hive) => ({ apiary, hive })));
  useFormGuard(changes.length > 0);

  async function save() {
    const doneText = formatMessage({ id: 'groups.shared' }, { count: changes.length });
    if (!(await feedback(sharing.run({ groupId: group.id, hives: changes }), doneText))) return;
    setChosen({});
  }

  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'groups.ownHives' })}</Heading>
      <Stack gap={24}>
        <Text>{formatMessage({ id: 'groups.rightsMean' })}</Text>
        {apiaries.length === 0 && <Text tone="muted">{formatMessage({ id: 'groups.noOwnHives' })}</Text>}
        <PagedList items={hives} name={formatMessage({ id: 'groups.ownHives' })}>
          {(shown) =>
            [...Map.groupBy(shown, ({ apiary }) => apiary)].map(([apiary, those]) => (
              <ApiaryShares
                key={apiary.id}
                apiary={apiary}
                shown={those.map(({ hive }) => hive)}
                shares={shares}
                onChange={(more) => setChosen({ ...chosen, ...more })}
              />
            ))
          }
        </PagedList>
        {apiaries.length > 0 && (
          <Row gap={12}>
            <Button
              kind="main"
              isBusy={sharing.isRunning}
              isDisabled={changes.length === 0 || hasFault}
              onClick={() => void save()}
            >
              {formatMessage({ id: 'groups.saveShares' })}
            </Button>
            <Text as="span" tone="muted">
              {formatMessage({ id: 'groups.changed' }, { count: changes.length })}
            </Text>
          </Row>
        )}
        {apiaries.length > 0 && <PlaceSwitch group={group} />}
      </Stack>
    </Card>
  );
}
