import { useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button, Card, Chip, type ChipTone, Heading, Row, Stack, Text } from '@skep/ui';
import { Switch } from '@skep/ui/form';
import type { EditedGroupFragment } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import {
  InviteAgainMutation,
  RemoveMemberMutation,
  SetGroupAdminMutation,
  WithdrawLinkMutation,
} from './group-mutations.graphql.ts';
import { PagedList } from './PagedList.tsx';

type Member = EditedGroupFragment['members'][number];

const tones: Record<Member['state'], ChipTone> = {
  ACCEPTED: 'success',
  INVITED: 'information',
  DECLINED: 'warning',
};

/** Who is in the group, who is invited, and who declined; admins change it. */
export function MembersCard({ group }: { group: EditedGroupFragment }) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'groups.members' });
  return (
    <Card as="section">
      <Heading level={2}>{title}</Heading>
      <PagedList items={group.members} name={title}>
        {(shown) => (
          <Stack as="ul" gap={24}>
            {shown.map((member) => (
              <MemberLine key={member.id} member={member} group={group} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Card>
  );
}

function MemberLine({ member, group }: { member: Member; group: EditedGroupFragment }) {
  const { formatMessage, formatDate } = useIntl();
  const { name, email, state, isCreator, isAdmin, invitedAt, answeredAt } = member;
  const at = answeredAt ?? invitedAt;
  return (
    <li>
      <Stack gap={8}>
        <Row>
          <Text as="span" isBold>
            {name}
          </Text>
          {email && email !== name && (
            <Text as="span" tone="muted">
              {email}
            </Text>
          )}
          {isCreator && <Chip>{formatMessage({ id: 'groups.creator' })}</Chip>}
          {isAdmin && <Chip tone="accent">{formatMessage({ id: 'groups.admin' })}</Chip>}
          {state !== 'ACCEPTED' && at && (
            <Chip tone={tones[state]}>
              {formatMessage({ id: `groups.state.${state}` }, { date: formatDate(at) })}
            </Chip>
          )}
        </Row>
        {group.isAdmin && !member.isCreator && !member.isMe && (
          <MemberActions member={member} group={group} />
        )}
      </Stack>
    </li>
  );
}

function MemberActions({ member, group }: { member: Member; group: EditedGroupFragment }) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const role = useMutationResult(SetGroupAdminMutation);
  const removal = useMutationResult(RemoveMemberMutation);
  const again = useMutationResult(InviteAgainMutation);
  const withdrawal = useMutationResult(WithdrawLinkMutation);
  const { name } = member;
  const place = { groupId: group.id, memberId: member.id };
  async function remove() {
    const isMeant = await confirm({
      title: formatMessage({ id: 'groups.removeTitle' }, { name }),
      text: formatMessage({ id: 'groups.removeText' }),
      confirmLabel: formatMessage({ id: 'groups.remove' }),
      isDestructive: true,
    });
    if (!isMeant) return;
    const isGone = await feedback(removal.run(place), formatMessage({ id: 'groups.removed' }, { name }));
    if (isGone) await offerToWithdraw();
  }
  /** Whoever has a link that is still open comes back by it. */
  async function offerToWithdraw() {
    const open = group.links.filter(({ useCount, maxUses }) => useCount < maxUses);
    if (open.length === 0) return;
    const isMeant = await confirm({
      title: formatMessage({ id: 'groups.comeBackTitle' }),
      text: formatMessage({ id: 'groups.comeBackText' }, { name }),
      confirmLabel: formatMessage({ id: 'groups.withdraw' }),
      isDestructive: true,
    });
    if (!isMeant) return;
    for (const { id: linkId } of open) {
      await feedback(
        withdrawal.run({ groupId: group.id, linkId }),
        formatMessage({ id: 'groups.withdrawDone' }),
      );
    }
  }
  const inviteAgain = () => feedback(again.run(place), formatMessage({ id: 'groups.invited' }, { count: 1 }));
  const setAdmin = (isAdmin: boolean) =>
    feedback(role.run({ ...place, isAdmin }), formatMessage({ id: 'groups.saved' }, { name }));
  return (
    <Row>
      <Switch
        label={formatMessage({ id: 'groups.isAdmin' }, { name })}
        isChecked={member.isAdmin}
        isDisabled={role.isRunning}
        onChange={(isAdmin) => void setAdmin(isAdmin)}
      />
      {member.state !== 'ACCEPTED' && (
        <Button icon="mail" isBusy={again.isRunning} onClick={() => void inviteAgain()}>
          {formatMessage({ id: 'groups.inviteAgain' }, { name })}
        </Button>
      )}
      <Button kind="quiet" icon="trash" isBusy={removal.isRunning} onClick={() => void remove()}>
        {formatMessage({ id: 'groups.removeNamed' }, { name })}
      </Button>
    </Row>
  );
}
