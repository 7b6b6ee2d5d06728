import { graphql } from '../generated/gql.ts';

export const CreateQueenMutation = graphql(`
  mutation CreateQueen($hiveId: ID!, $clientId: ID!, $input: QueenInput!) {
    createQueen(hiveId: $hiveId, clientId: $clientId, input: $input) {
      ... on Queen {
        ...EditedQueen
      }
      ... on Failure {
        code
        requestId
        retryAfterSeconds
        fields {
          path
          code
          limit
        }
      }
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
      ... on Failure {
        code
        requestId
        retryAfterSeconds
        fields {
          path
          code
          limit
        }
      }
    }
  }
`);

export const DeleteQueenMutation = graphql(`
  mutation DeleteQueen($id: ID!) {
    deleteQueen(id: $id) {
      ... on Done {
        done
      }
      ... on Failure {
        code
        requestId
        retryAfterSeconds
        fields {
          path
          code
          limit
        }
      }
    }
  }
`);
