import { graphql } from '../generated/index.ts';

export const PrintChecklistQuery = graphql(`
  query PrintedSheet($id: ID!, $hiveId: ID) {
    checklistOutline(id: $id) {
      id
      name
    }
    checklistSheet(id: $id, hiveId: $hiveId) {
      pages
      leftOut {
        itemId
        name
        isTooLong
      }
    }
    hives {
      ...ChoosableHive
    }
  }
`);

export const PrintChecklistMutation = graphql(`
  mutation PrintChecklist($id: ID!, $hiveIds: [ID!]!) {
    printChecklist(id: $id, hiveIds: $hiveIds) {
      ... on PrintedChecklist {
        print {
          id
          firstPrintedAt
        }
        pdfUrl
      }
      ...FailureParts
    }
  }
`);
