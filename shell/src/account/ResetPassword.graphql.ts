import { graphql } from '../generated/index.ts';

export const resetPasswordMutation = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      ... on SignedIn {
        token
        knownBrowser
        viewer {
          id
          language
        }
      }
      ...FailureParts
    }
  }
`);
