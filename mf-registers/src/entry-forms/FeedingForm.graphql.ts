import { graphql } from '../generated/gql.ts';

export const CreateFeedingMutation = graphql(`
  mutation CreateFeeding($input: FeedingInput!) {
    createFeeding(input: $input) {
      __typename
      ... on RegisterEntry {
        id
        number
      }
      ...FailureParts
    }
  }
`);
