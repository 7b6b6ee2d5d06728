import { graphql } from '../generated/index.ts';

export const acceptedTermsQuery = graphql(`
  query AcceptedTerms {
    viewer {
      id
      acceptedTermsVersion
    }
  }
`);
