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

export const DeleteHivesMutation = graphql(`
  mutation DeleteHives($hiveIds: [ID!]!) {
    deleteHives(hiveIds: $hiveIds) {
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
