import { graphql } from '../generated/index.ts';

export const resendVerificationMutation = graphql(`
  mutation ResendVerification($email: String!) {
    resendVerification(email: $email) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
