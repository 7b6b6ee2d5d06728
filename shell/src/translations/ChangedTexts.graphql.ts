import { graphql } from '../generated/index.ts';

export const changedTextsQuery = graphql(`
  query ChangedTexts($language: Language!) {
    changedTexts(language: $language) {
      messageId
      text
    }
  }
`);
