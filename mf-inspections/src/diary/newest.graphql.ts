import { graphql } from '../generated/index.ts';

/** The last hundred of all hives as they are read, shown in tables and changed: prefetched, for use without a network. */
export const NewestInspectionsQuery = graphql(`
  query NewestInspections {
    newestInspections {
      columns {
        id
        isEvent
        canEdit
        checklistId
        hive {
          id
          name
          color
          canEdit
          isShared
          apiary {
            id
            name
          }
          layers {
            id
            kind
            color
            frameCount
          }
        }
        photos {
          id
          ...PhotoParts
        }
        items {
          itemId
          input
          value
          text
          unit
          unitKey
        }
        ...ReadInspectionParts
        ...TableColumn
        ...SavedInspection
      }
      items {
        itemId
        category
        ancestors
        name
        input
      }
    }
  }
`);
