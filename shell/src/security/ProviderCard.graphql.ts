import { graphql } from '../generated/index.ts';

export const providerFields = graphql(`
  fragment ProviderFields on SignInProvider {
    name
    linkedAt
    email
    hasPassword
    canUnlink
  }
`);

export const startProviderLinkMutation = graphql(`
  mutation StartProviderLink($password: String, $code: String) {
    startProviderLink(password: $password, code: $code) {
      ... on StartedProviderSignIn {
        address
        browserKey
      }
      ...FailureParts
    }
  }
`);

export const linkProviderMutation = graphql(`
  mutation LinkProvider($query: String!, $browserKey: String!) {
    linkProvider(query: $query, browserKey: $browserKey) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const unlinkProviderMutation = graphql(`
  mutation UnlinkProvider($password: String, $code: String) {
    unlinkProvider(password: $password, code: $code) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
