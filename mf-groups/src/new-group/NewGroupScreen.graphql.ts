import { graphql } from '../generated/gql.ts';

export const CreateGroupMutation = graphql(`
  mutation CreateGroup($input: GroupInput!) {
    createGroup(input: $input) {
      ... on Group {
        id
        ...GroupCard
      }
      ...FailureParts
    }
  }
`);
