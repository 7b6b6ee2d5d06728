import { graphql } from '../generated/index.ts';

export const resendVerificationMutation = graphql(`
  mutation ResendVerification($email: String!, $redirectFrom: String) {
    resendVerification(email: $email, redirectFrom: $redirectFrom) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
