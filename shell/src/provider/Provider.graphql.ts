import { graphql } from '../generated/index.ts';

export const startProviderSignInMutation = graphql(`
  mutation StartProviderSignIn {
    startProviderSignIn {
      ... on StartedProviderSignIn {
        address
        browserKey
      }
      ...FailureParts
    }
  }
`);

export const signInWithProviderMutation = graphql(`
  mutation SignInWithProvider($query: String!, $browserKey: String!, $secondFactorCode: String) {
    signInWithProvider(query: $query, browserKey: $browserKey, secondFactorCode: $secondFactorCode) {
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
