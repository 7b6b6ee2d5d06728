import { graphql } from '../generated/gql.ts';

/** What the home screen sorts and searches by. */
export const ShownGroupFragment = graphql(`
  fragment ShownGroup on HiveGroup {
    id
    name
    isFavourite
  }
`);

/** The same of an apiary. */
export const ShownApiaryFragment = graphql(`
  fragment ShownApiary on Apiary {
    id
    name
    isOwner
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
      groupIds
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
      inspectionDueOn
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
