import { graphql } from '../generated/index.ts';

export const TableColumnFragment = graphql(`
  fragment TableColumn on Inspection {
    id
    inspectedAt
    timeZone
    impression
    needsAttention
    notes
    reminder
    reminderAt
    isReminderDone
    canEdit
    canDelete
    authorName
  }
`);

export const HiveInspectionsQuery = graphql(`
  query HiveInspections($id: ID!, $page: Int!, $pageSize: Int!) {
    hive(id: $id) {
      id
      name
      canEdit
      isShared
      apiary {
        id
        name
      }
      inspectionTable(page: $page, pageSize: $pageSize) {
        page
        pageCount
        totalCount
        columns {
          id
          ...TableColumn
        }
        rows {
          itemId
          category
          ancestors
          name
          input
          cells {
            itemId
            value
            text
            unit
            unitKey
          }
        }
      }
    }
  }
`);
