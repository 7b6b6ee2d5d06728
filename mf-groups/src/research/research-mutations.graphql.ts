import { graphql } from '../generated/gql.ts';

export const ConsentMutation = graphql(`
  mutation ConsentToResearch($id: ID!, $hiveIds: [ID!]!) {
    consentToResearch(id: $id, hiveIds: $hiveIds) {
      ... on Research {
        id
        ...ResearchCard
      }
      ...FailureParts
    }
  }
`);

export const WithdrawMutation = graphql(`
  mutation WithdrawFromResearch($id: ID!) {
    withdrawFromResearch(id: $id) {
      ... on Research {
        id
        ...ResearchCard
      }
      ...FailureParts
    }
  }
`);

export const MoveAnswerMutation = graphql(`
  mutation MoveResearchAnswer($researchId: ID!, $answerId: ID!, $at: DateTime!) {
    moveResearchAnswer(researchId: $researchId, answerId: $answerId, at: $at) {
      ... on Research {
        id
        ...ResearchCard
      }
      ...FailureParts
    }
  }
`);

export const DeleteAnswerMutation = graphql(`
  mutation DeleteResearchAnswer($researchId: ID!, $answerId: ID!) {
    deleteResearchAnswer(researchId: $researchId, answerId: $answerId) {
      ... on Research {
        id
        ...ResearchCard
      }
      ...FailureParts
    }
  }
`);
