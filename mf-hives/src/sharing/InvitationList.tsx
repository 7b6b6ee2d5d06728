import {
  isFailure,
  pathTo,
  useFailureText,
  useMutationResult,
  useNavigation,
  useNotify,
} from '@skep/remote-kit';
import { Button, Card, Heading, Row, Stack } from '@skep/ui';
import type { InvitationFragment } from '../generated/graphql.ts';
import { AnswerInvitationMutation } from './InvitationList.graphql.ts';
import { useIntl } from './use-sharing-intl.ts';
import { WithSharingTexts } from './WithSharingTexts.tsx';

export interface InvitationListProps {
  invitations: readonly InvitationFragment[];
}

/** Groups that invite the person, each with a yes and a no. */
export function InvitationList({ invitations }: InvitationListProps) {
  return (
    <WithSharingTexts>
      <Stack as="ul" gap={12}>
        {invitations.map((invitation) => (
          <InvitationCard key={invitation.groupId} invitation={invitation} />
        ))}
      </Stack>
    </WithSharingTexts>
  );
}

/** What is queried again after an answer: a yes shows hives that the person has not seen before. */
const changedByAnswer = ['groups', 'groupInvitations', 'hiveGroups', 'apiaries', 'hives', 'diary', 'devices'];

function InvitationCard({ invitation }: { invitation: InvitationFragment }) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const notify = useNotify();
  const failureText = useFailureText();
  const { groupId, groupName: group, inviterName } = invitation;
  const answer = useMutationResult(AnswerInvitationMutation, {
    update(cache, { data }) {
      if (data?.answerGroupInvitation.__typename !== 'Done') return;
      for (const fieldName of changedByAnswer) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  });
  async function say(isYes: boolean) {
    const said = await answer.run({ groupId, isYes });
    if (isFailure(said)) {
      notify({ kind: 'problem', text: failureText(said) });
      return;
    }
    notify({
      kind: 'success',
      text: formatMessage({ id: isYes ? 'sharing.joined' : 'sharing.declined' }, { group }),
    });
    if (isYes) navigation.go(pathTo('/groups/:id/edit', { id: groupId }));
  }
  return (
    <Card as="li">
      <Row justify="between" gap={16}>
        <Heading level={2}>
          {formatMessage(
            { id: inviterName ? 'sharing.invites' : 'sharing.invited' },
            { who: inviterName, group },
          )}
        </Heading>
        <Row>
          <Button kind="main" icon="check" isBusy={answer.isRunning} onClick={() => void say(true)}>
            {formatMessage({ id: 'sharing.accept' })}
          </Button>
          <Button icon="close" isDisabled={answer.isRunning} onClick={() => void say(false)}>
            {formatMessage({ id: 'sharing.decline' })}
          </Button>
        </Row>
      </Row>
    </Card>
  );
}
