import { graphql } from '../generated/index.ts';

export const resendVerificationMutation = graphql(`
  mutation ResendVerification($email: String!) {
    resendVerification(email: $email) {
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
