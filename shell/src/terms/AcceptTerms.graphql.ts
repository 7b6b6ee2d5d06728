import { graphql } from '../generated/index.ts';

export const acceptTermsMutation = graphql(`
  mutation AcceptTerms($version: String!) {
    acceptTerms(version: $version) {
      ... on Viewer {
        ...ViewerFields
        ...ProfileFields
      }
      ...FailureParts
    }
  }
`);
