import { graphql } from '../generated/index.ts';

export const makeFirstAccountMutation = graphql(`
  mutation MakeFirstAccount($input: FirstAccountInput!) {
    makeFirstAccount(input: $input) {
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
