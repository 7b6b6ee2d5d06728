import { graphql } from '../generated/index.ts';

export const translationFileQuery = graphql(`
  query TranslationFile($language: Language!, $package: String!, $reviewedOnly: Boolean!) {
    translationFile(language: $language, package: $package, reviewedOnly: $reviewedOnly) {
      path
      content
    }
  }
`);
