import { graphql } from '../generated/gql.ts';

export const AnswerInvitationMutation = graphql(`
  mutation AnswerInvitation($groupId: ID!, $isYes: Boolean!) {
    answerGroupInvitation(groupId: $groupId, isYes: $isYes) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
