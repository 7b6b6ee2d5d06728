import { graphql } from '../generated/index.ts';

export const requestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email) {
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
