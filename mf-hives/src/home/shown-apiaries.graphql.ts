import { graphql } from '../generated/gql.ts';

/** What the home screen sorts and searches by. */
export const ShownApiaryFragment = graphql(`
  fragment ShownApiary on Apiary {
    id
    name
    isFavourite
    address {
      city
      street
    }
    hives {
      id
      name
      order
      isFavourite
      state
      devices {
        id
        name
        isOnline
      }
      type {
        id
        name
      }
      queen {
        id
        name
        race {
          id
          name
        }
      }
      lastInspection {
        id
        inspectedAt
        impression
        needsAttention
        notes
        reminder
        reminderAt
      }
    }
  }
`);
