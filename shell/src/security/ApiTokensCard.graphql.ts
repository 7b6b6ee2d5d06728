import { graphql } from '../generated/index.ts';

export const apiTokenFields = graphql(`
  fragment ApiTokenFields on ApiToken {
    id
    name
    createdAt
    lastUsedAt
  }
`);

export const createApiTokenMutation = graphql(`
  mutation CreateApiToken($name: String!) {
    createApiToken(name: $name) {
      ... on NewApiToken {
        token
      }
      ...FailureParts
    }
  }
`);

export const revokeApiTokenMutation = graphql(`
  mutation RevokeApiToken($id: ID!) {
    revokeApiToken(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
