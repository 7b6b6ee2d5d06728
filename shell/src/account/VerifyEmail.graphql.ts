import { graphql } from '../generated/index.ts';

export const verifyEmailMutation = graphql(`
  mutation VerifyEmail($email: String!, $code: String!, $secondFactorCode: String) {
    verifyEmail(email: $email, code: $code, secondFactorCode: $secondFactorCode) {
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
