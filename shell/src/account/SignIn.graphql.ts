import { graphql } from '../generated/index.ts';

export const signInMutation = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
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
