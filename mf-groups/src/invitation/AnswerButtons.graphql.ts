import { graphql } from '../generated/gql.ts';

export const AnswerInvitationMutation = graphql(`
  mutation AnswerGroupInvitation($groupId: ID!, $isYes: Boolean!) {
    answerGroupInvitation(groupId: $groupId, isYes: $isYes) {
      __typename
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
