import { graphql } from '../../generated/gql.ts';

export const CreateHiveTagMutation = graphql(`
  mutation CreateHiveTag($input: HiveTagInput!) {
    createHiveTag(input: $input) {
      ... on HiveTag {
        id
        number
        ...HiveTag
      }
      ...FailureParts
    }
  }
`);

export const UpdateHiveTagMutation = graphql(`
  mutation UpdateHiveTag($number: String!, $input: HiveTagInput!) {
    updateHiveTag(number: $number, input: $input) {
      ... on HiveTag {
        id
        number
        ...HiveTag
      }
      ...FailureParts
    }
  }
`);
