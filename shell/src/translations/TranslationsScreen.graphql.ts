import { graphql } from '../generated/index.ts';

export const translationsQuery = graphql(`
  query Translations($language: Language!, $filter: TranslationFilter!, $page: Int!) {
    translationProgress {
      packages
      languages {
        language
        total
        missing
        changed
        toReview
      }
    }
    translations(language: $language, filter: $filter, page: $page) {
      translations {
        id
        ...TranslationFields
      }
      total
      pageSize
    }
  }
`);
