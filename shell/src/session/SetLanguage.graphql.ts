import { graphql } from '../generated/index.ts';

export const setLanguageMutation = graphql(`
  mutation SetLanguage($language: Language!) {
    setLanguage(language: $language) {
      ... on Viewer {
        ...ViewerFields
      }
      ...FailureParts
    }
  }
`);
