import { graphql } from '../generated/index.ts';

export const requestPasskeyMutation = graphql(`
  mutation RequestPasskey($purpose: PasskeyPurpose!) {
    requestPasskey(purpose: $purpose) {
      ... on PasskeyOptions {
        options
      }
      ...FailureParts
    }
  }
`);

export const signInWithPasskeyMutation = graphql(`
  mutation SignInWithPasskey($credential: String!) {
    signInWithPasskey(credential: $credential) {
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

export const exchangePasskeyMutation = graphql(`
  mutation ExchangePasskey($credential: String!) {
    exchangePasskey(credential: $credential) {
      ... on PasskeyCode {
        oneTimeCode
      }
      ...FailureParts
    }
  }
`);
