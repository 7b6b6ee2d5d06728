import { Card, Heading, Text } from '@skep/ui';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { AnswerButtons } from '../invitation/AnswerButtons.tsx';
import { useIntl } from '../use-intl.ts';
import { InvitationCardFragment } from './InvitationCard.graphql.ts';

export interface InvitationCardProps {
  invitation: FragmentType<typeof InvitationCardFragment>;
}

/** Who invites into what, and a yes or a no to it. */
export function InvitationCard({ invitation }: InvitationCardProps) {
  const { formatMessage } = useIntl();
  const { groupId, groupName, description, inviterName, hiveCount, memberCount } = readFragment(
    InvitationCardFragment,
    invitation,
  );
  return (
    <Card as="section">
      <Heading level={2}>
        {inviterName
          ? formatMessage({ id: 'groups.invitedBy' }, { who: inviterName, group: groupName })
          : formatMessage({ id: 'groups.invitedTo' }, { group: groupName })}
      </Heading>
      {description && <Text>{description}</Text>}
      <Text tone="muted">
        {formatMessage({ id: 'groups.counts' }, { members: memberCount, hives: hiveCount })}
      </Text>
      <Text>{formatMessage({ id: 'groups.joinMeans' })}</Text>
      <AnswerButtons groupId={groupId} groupName={groupName} />
    </Card>
  );
}
