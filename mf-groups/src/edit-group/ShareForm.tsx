import { useFormGuard, useMutationResult, useTold } from '@skep/remote-kit';
import { Button, Card, Heading, Row, Stack, Text } from '@skep/ui';
import { DateField } from '@skep/ui/form';
import { useState } from 'react';
import type { EditedGroupFragment } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { ApiaryShares } from './ApiaryShares.tsx';
import { ShareHivesMutation } from './group-mutations.graphql.ts';
import { PlaceSwitch } from './PlaceSwitch.tsx';
import { changedShares, type OwnApiary, type Rights, rightsOf } from './shares.ts';

export interface ShareFormProps {
  group: EditedGroupFragment;
  /** With hives in them. */
  apiaries: readonly OwnApiary[];
}

/** Which of the person's own hives the group sees, and which it edits: nothing is shared before it is saved. */
export function ShareForm({ group, apiaries }: ShareFormProps) {
  const { formatMessage } = useIntl();
  const told = useTold();
  const sharing = useMutationResult(ShareHivesMutation);
  const [chosen, setChosen] = useState<Rights>({});
  const [until, setUntil] = useState('');
  const held = rightsOf(group);
  const rights = { ...held, ...chosen };
  const changes = changedShares(held, rights, until);
  useFormGuard(changes.length > 0);

  async function save() {
    const doneText = formatMessage({ id: 'groups.shared' }, { count: changes.length });
    if (!(await told(sharing.run({ groupId: group.id, hives: changes }), doneText))) return;
    setChosen({});
    setUntil('');
  }

  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'groups.ownHives' })}</Heading>
      <Stack gap={24}>
        <Text>{formatMessage({ id: 'groups.rightsMean' })}</Text>
        {apiaries.length === 0 && <Text tone="muted">{formatMessage({ id: 'groups.noOwnHives' })}</Text>}
        {apiaries.map((apiary) => (
          <ApiaryShares
            key={apiary.id}
            apiary={apiary}
            rights={rights}
            group={group}
            onChange={(more) => setChosen({ ...chosen, ...more })}
          />
        ))}
        {changes.some(({ right }) => right !== 'NONE') && (
          <DateField
            label={formatMessage({ id: 'groups.untilLabel' })}
            hint={formatMessage({ id: 'groups.untilHint' })}
            value={until}
            onChange={(day = '') => setUntil(day)}
          />
        )}
        {apiaries.length > 0 && (
          <Row gap={12}>
            <Button
              kind="main"
              isBusy={sharing.isRunning}
              isDisabled={changes.length === 0}
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
