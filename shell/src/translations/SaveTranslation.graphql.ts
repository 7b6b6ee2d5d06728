import { graphql } from '../generated/index.ts';

export const saveTranslationMutation = graphql(`
  mutation SaveTranslation($input: SaveTranslationInput!) {
    saveTranslation(input: $input) {
      ... on Translation {
        id
        ...TranslationFields
      }
      ... on TranslationConflict {
        current {
          id
          ...TranslationFields
        }
      }
      ...FailureParts
    }
  }
`);
