import { useConfirm, useMutationFeedback, useMutationResult, useNavigation } from '@skep/remote-kit';
import { Button, Row } from '@skep/ui';
import type { EditedGroupFragment } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { DeleteGroupMutation, LeaveGroupMutation } from './group-mutations.graphql.ts';

/** What is queried again once the person has gone: the hives of others are out of sight. */
const changedByEnd = ['groups', 'apiaries', 'hives', 'diary', 'devices'];

/** The way out: who made the group ends it for everybody, everybody leaves it for themselves. */
export function LeaveGroup({ group }: { group: EditedGroupFragment }) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const navigation = useNavigation();
  const feedback = useMutationFeedback();
  const options = {
    update(cache: { evict: (of: { id: string; fieldName: string }) => boolean }) {
      for (const fieldName of changedByEnd) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  };
  const leaving = useMutationResult(LeaveGroupMutation, options);
  const deletion = useMutationResult(DeleteGroupMutation, options);
  const { id, name } = group;

  async function end(kind: 'leave' | 'delete') {
    const isMeant = await confirm({
      title: formatMessage({ id: `groups.${kind}Title` }, { name }),
      text: formatMessage({ id: `groups.${kind}Text` }),
      confirmLabel: formatMessage({ id: `groups.${kind}` }),
      isDestructive: true,
    });
    if (!isMeant) return;
    const running = kind === 'leave' ? leaving.run({ id }) : deletion.run({ id });
    if (await feedback(running, formatMessage({ id: `groups.${kind}Done` }, { name })))
      navigation.go('/groups', { replace: true });
  }

  return (
    <Row>
      <Button isBusy={leaving.isRunning} onClick={() => void end('leave')}>
        {formatMessage({ id: 'groups.leave' })}
      </Button>
      {group.isCreator && (
        <Button kind="danger" icon="trash" isBusy={deletion.isRunning} onClick={() => void end('delete')}>
          {formatMessage({ id: 'groups.delete' })}
        </Button>
      )}
    </Row>
  );
}
