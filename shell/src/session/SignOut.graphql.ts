import { graphql } from '../generated/index.ts';

export const signOutMutation = graphql(`
  mutation SignOut {
    signOut {
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
