import { graphql } from '../generated/index.ts';

export const ReadInspectionQuery = graphql(`
  query ReadInspection($hiveId: ID!, $id: ID!) {
    hive(id: $hiveId) {
      id
      name
      color
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
      inspectionTable(filter: { inspectionId: $id }, page: 1, pageSize: 1) {
        columns {
          id
          photos {
            id
            ...PhotoParts
          }
          ...ReadInspectionParts
        }
        rows {
          ...TableRow
        }
      }
    }
  }
`);

export const ReadInspectionFragment = graphql(`
  fragment ReadInspectionParts on Inspection {
    id
    inspectedAt
    timeZone
    impression
    needsAttention
    notes
    conditions
    action
    nextNotes
    reminder
    reminderAt
    isReminderDone
    isEvent
    canEdit
    canDelete
    authorName
    generalPhotoIds
    readings {
      ...Readings
    }
  }
`);
