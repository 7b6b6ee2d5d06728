import { Card, Heading, Text } from '@skep/ui';
import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { AnswerButtons } from '../invitation/AnswerButtons.tsx';
import { useIntl } from '../use-intl.ts';
import { InvitationCardFragment } from './InvitationCard.graphql.ts';

export interface InvitationCardProps {
  invitation: FragmentType<typeof InvitationCardFragment>;
  /** Of a link that is for everybody. Default: an invitation of the person's own. */
  token?: string | undefined;
  /** What can be done with it. Default: a yes or a no. */
  children?: ReactNode;
}

/** Who invites into what, and what can be done about it. */
export function InvitationCard({ invitation, token, children }: InvitationCardProps) {
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
      {children ?? <AnswerButtons groupId={groupId} groupName={groupName} token={token} />}
    </Card>
  );
}
