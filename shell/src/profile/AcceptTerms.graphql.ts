import { graphql } from '../generated/index.ts';

export const acceptTermsMutation = graphql(`
  mutation AcceptTerms($version: String!) {
    acceptTerms(version: $version) {
      ... on Viewer {
        ...ViewerFields
        ...ProfileFields
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
