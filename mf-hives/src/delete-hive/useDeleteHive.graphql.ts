import { graphql } from '../generated/gql.ts';

export const DeleteHiveMutation = graphql(`
  mutation DeleteHive($id: ID!) {
    deleteHive(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
