import { graphql } from '../generated/gql.ts';

export const CountMitesQuery = graphql(`
  query CountMites {
    apiaries {
      id
      name
      hives {
        id
        name
        state
        stateSince
        canEdit
      }
    }
    miteThresholds {
      ...Thresholds
    }
  }
`);

export const CreateMiteCountMutation = graphql(`
  mutation CreateMiteCount($input: MiteCountInput!) {
    createMiteCount(input: $input) {
      __typename
      ... on RegisterEntry {
        id
        number
      }
      ...FailureParts
    }
  }
`);
