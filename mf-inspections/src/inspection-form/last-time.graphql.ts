import { graphql } from '../generated/index.ts';

/** What was seen of a hive before, beside each field of its form. */
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
