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
    generalPhotoIds
    readings {
      ...Readings
    }
  }
`);

export const TableRowFragment = graphql(`
  fragment TableRow on InspectionTableRow {
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
          photos {
            ...PhotoParts
          }
          ...TableColumn
        }
        rows {
          ...TableRow
        }
      }
    }
  }
`);
