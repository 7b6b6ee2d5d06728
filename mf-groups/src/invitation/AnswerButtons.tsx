import {
  pathTo,
  useApolloClient,
  useMutationFeedback,
  useMutationResult,
  useNavigation,
} from '@skep/remote-kit';
import { Button, Row } from '@skep/ui';
import { useIntl } from '../use-intl.ts';
import { AnswerInvitationMutation, JoinedGroupQuery } from './AnswerButtons.graphql.ts';

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
  const client = useApolloClient();
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
    navigation.go(isYes ? await pathAfterJoining() : '/groups', { replace: true });
  }
  /** The one hive that the group shares, or the group with all of them. */
  async function pathAfterJoining() {
    const { data } = await client
      .query({ query: JoinedGroupQuery, variables: { id: groupId }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    const [hive, ...others] = data?.group?.hives ?? [];
    if (hive === undefined || others.length > 0) return pathTo('/groups/:id/edit', { id: groupId });
    return pathTo('/hives/:id/inspections', { id: hive.hiveId });
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
