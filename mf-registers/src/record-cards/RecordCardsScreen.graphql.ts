import { graphql } from '../generated/gql.ts';

export const RecordCardsQuery = graphql(`
  query RecordCards($hiveIds: [ID!]!) {
    recordCards(hiveIds: $hiveIds) {
      hive {
        id
        name
        state
        apiary {
          id
          name
          registrationNumber
        }
        queen {
          id
          name
          color
          birthDate
          race {
            id
            key
            name
          }
        }
      }
      inspections {
        id
        inspectedAt
        impression
        needsAttention
        notes
        reminder
        reminderAt
      }
      treatments {
        day
        lastDay
        product
        measure
      }
      waits {
        from
        honeyFrom
        product
      }
    }
  }
`);
