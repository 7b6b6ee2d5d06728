import { graphql } from '../generated/index.ts';

export const apiTokenFields = graphql(`
  fragment ApiTokenFields on ApiToken {
    id
    name
    isReadOnly
    createdAt
    expiresAt
    lastUsedAt
  }
`);

export const createApiTokenMutation = graphql(`
  mutation CreateApiToken($name: String!, $isReadOnly: Boolean!, $expiresInDays: Int) {
    createApiToken(name: $name, isReadOnly: $isReadOnly, expiresInDays: $expiresInDays) {
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
