import { graphql } from '../generated/gql.ts';

export const CreateQueenMutation = graphql(`
  mutation CreateQueen($hiveId: ID, $input: QueenInput!, $place: String, $purpose: QueenPurpose) {
    createQueen(hiveId: $hiveId, input: $input, place: $place, purpose: $purpose) {
      ... on Queen {
        ...EditedQueen
      }
      ...FailureParts
    }
  }
`);

export const UpdateQueenMutation = graphql(`
  mutation UpdateQueen($id: ID!, $revision: Int!, $input: QueenInput!) {
    updateQueen(id: $id, revision: $revision, input: $input) {
      ... on Queen {
        ...EditedQueen
      }
      ... on QueenConflict {
        current {
          ...EditedQueen
        }
      }
      ...FailureParts
    }
  }
`);

export const DeleteQueenMutation = graphql(`
  mutation DeleteQueen($id: ID!) {
    deleteQueen(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
