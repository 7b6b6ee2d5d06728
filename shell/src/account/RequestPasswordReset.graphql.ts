import { graphql } from '../generated/index.ts';

export const requestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!, $redirectFrom: String) {
    requestPasswordReset(email: $email, redirectFrom: $redirectFrom) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
