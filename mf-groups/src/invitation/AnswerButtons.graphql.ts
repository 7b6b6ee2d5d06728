import { graphql } from '../generated/gql.ts';

export const AnswerInvitationMutation = graphql(`
  mutation AnswerGroupInvitation($groupId: ID!, $isYes: Boolean!, $token: String) {
    answerGroupInvitation(groupId: $groupId, isYes: $isYes, token: $token) {
      __typename
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const JoinedGroupQuery = graphql(`
  query JoinedGroup($id: ID!) {
    group(id: $id) {
      id
      hives {
        hiveId
      }
    }
  }
`);
