import { graphql } from '../generated/gql.ts';

export const CreateApiaryMutation = graphql(`
  mutation CreateApiary($input: CreateApiaryInput!) {
    createApiary(input: $input) {
      ... on Apiary {
        id
        name
        ...ShownApiary
        ...ApiarySection
      }
      ...FailureParts
    }
  }
`);
