import { graphql } from '../generated/index.ts';

export const signOutMutation = graphql(`
  mutation SignOut {
    signOut {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
