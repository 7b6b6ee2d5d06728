import { graphql } from '../../generated/gql.ts';

export const DeleteHiveTagMutation = graphql(`
  mutation DeleteHiveTag($number: String!) {
    deleteHiveTag(number: $number) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
