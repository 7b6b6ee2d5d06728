import { graphql } from '../generated/gql.ts';

export const RecolourHivesMutation = graphql(`
  mutation RecolourHives($hiveIds: [ID!]!, $color: String) {
    recolourHives(hiveIds: $hiveIds, color: $color) {
      ... on ChangedHives {
        hives {
          id
          revision
          color
          layers {
            id
            color
          }
        }
      }
      ...FailureParts
    }
  }
`);

export const RenameHivesMutation = graphql(`
  mutation RenameHives($names: [HiveNameInput!]!) {
    renameHives(names: $names) {
      ... on ChangedHives {
        hives {
          id
          revision
          name
        }
      }
      ...FailureParts
    }
  }
`);

export const DeleteHivesMutation = graphql(`
  mutation DeleteHives($hiveIds: [ID!]!) {
    deleteHives(hiveIds: $hiveIds) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
