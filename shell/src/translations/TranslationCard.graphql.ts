import { graphql } from '../generated/index.ts';

export const translationFields = graphql(`
  fragment TranslationFields on Translation {
    id
    package
    messageId
    english
    description
    text
    shipped
    state
    isChanged
    isToReview
    englishBefore
    revision
    changedAt
    changedBy
  }
`);
