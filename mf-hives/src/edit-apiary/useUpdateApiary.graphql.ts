import { graphql } from '../generated/gql.ts';

export const UpdateApiaryMutation = graphql(`
  mutation UpdateApiary($id: ID!, $revision: Int!, $input: UpdateApiaryInput!) {
    updateApiary(id: $id, revision: $revision, input: $input) {
      ... on Apiary {
        ...EditedApiary
      }
      ... on ApiaryConflict {
        current {
          ...EditedApiary
        }
      }
      ...FailureParts
    }
  }
`);
