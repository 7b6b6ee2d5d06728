import { graphql } from '../generated/index.ts';

export const DiaryRowFragment = graphql(`
  fragment DiaryRow on Inspection {
    id
    inspectedAt
    timeZone
    impression
    needsAttention
    notes
    reminder
    reminderAt
    isReminderDone
    itemCount
    isEvent
    canEdit
    canDelete
    authorName
    hive {
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
    }
  }
`);

export const DiaryChoicesQuery = graphql(`
  query DiaryChoices {
    apiaries {
      id
      name
    }
    inspectionAuthors {
      id
      name
    }
  }
`);

export const DiaryQuery = graphql(`
  query Diary($filter: InspectionFilter, $first: Int!, $after: String) {
    hiveGroups {
      id
      name
    }
    diary(filter: $filter, first: $first, after: $after) {
      totalCount
      endCursor
      hasNextPage
      nodes {
        id
        ...DiaryRow
      }
    }
  }
`);
