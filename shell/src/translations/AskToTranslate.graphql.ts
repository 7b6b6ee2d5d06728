import { graphql } from '../generated/index.ts';

export const translatorRequestQuery = graphql(`
  query TranslatorRequest {
    translatorRequest {
      askedAt
    }
  }
`);

export const askToTranslateMutation = graphql(`
  mutation AskToTranslate {
    askToTranslate {
      ... on TranslatorRequest {
        askedAt
      }
      ...FailureParts
    }
  }
`);
