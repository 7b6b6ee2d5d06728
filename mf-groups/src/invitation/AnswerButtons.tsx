import { useMutationFeedback, useMutationResult, useNavigation } from '@skep/remote-kit';
import { Button, Row } from '@skep/ui';
import { useIntl } from '../use-intl.ts';
import { AnswerInvitationMutation } from './AnswerButtons.graphql.ts';

export interface AnswerButtonsProps {
  groupId: string;
  groupName: string;
  /** Of a link that is for everybody, to which nobody has to say no. Default: an invitation of the person's own. */
  token?: string | undefined;
}

/** What is queried again after an answer: a yes shows hives that the person has not seen before. */
const changedByAnswer = ['groups', 'groupInvitations', 'apiaries', 'hives', 'diary', 'devices'];

/** Yes and no to an invitation. */
export function AnswerButtons({ groupId, groupName, token }: AnswerButtonsProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const feedback = useMutationFeedback();
  const answer = useMutationResult(AnswerInvitationMutation, {
    update(cache, { data }) {
      if (data?.answerGroupInvitation.__typename !== 'Done') return;
      for (const fieldName of changedByAnswer) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  });
  async function say(isYes: boolean) {
    const doneText = formatMessage({ id: isYes ? 'groups.joined' : 'groups.declined' }, { group: groupName });
    if (!(await feedback(answer.run({ groupId, isYes, token }), doneText))) return;
    navigation.go(isYes ? `/groups/${groupId}/edit` : '/groups', { replace: true });
  }
  return (
    <Row>
      <Button kind="main" icon="check" isBusy={answer.isRunning} onClick={() => void say(true)}>
        {formatMessage({ id: 'groups.accept' })}
      </Button>
      {token === undefined && (
        <Button icon="close" isDisabled={answer.isRunning} onClick={() => void say(false)}>
          {formatMessage({ id: 'groups.decline' })}
        </Button>
      )}
    </Row>
  );
}
