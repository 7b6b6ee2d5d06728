import { graphql } from '../generated/index.ts';

/** Earlier answers of a hive, next to each field of its form. */
export const LastTimeFragment = graphql(`
  fragment LastTime on Hive {
    id
    lastAnswers {
      inspection {
        id
        inspectedAt
        impression
        needsAttention
        notes
        nextNotes
      }
      items {
        inspectedAt
        item {
          itemId
          value
          text
          unit
        }
      }
    }
  }
`);
