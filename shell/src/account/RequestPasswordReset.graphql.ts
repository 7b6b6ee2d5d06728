import { graphql } from '../generated/index.ts';

export const requestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
