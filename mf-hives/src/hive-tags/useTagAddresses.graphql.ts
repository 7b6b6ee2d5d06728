import { graphql } from '../generated/gql.ts';

export const HiveTagCodesMutation = graphql(`
  mutation HiveTagCodes($numbers: [String!]!) {
    hiveTagCodes(numbers: $numbers) {
      ... on HiveTagCodes {
        codes {
          number
          url
        }
      }
      ...FailureParts
    }
  }
`);
