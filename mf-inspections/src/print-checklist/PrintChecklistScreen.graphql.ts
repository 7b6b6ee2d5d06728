import { graphql } from '../generated/index.ts';

export const PrintChecklistQuery = graphql(`
  query PrintedSheet($id: ID!, $hiveId: ID, $table: SheetTableInput) {
    checklistOutline(id: $id) {
      id
      name
    }
    checklist(id: $id) {
      id
      items {
        id
        parentId
        name
        input
      }
    }
    checklistSheet(id: $id, hiveId: $hiveId, table: $table) {
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
  mutation PrintChecklist($id: ID!, $hiveIds: [ID!]!, $tableItemIds: [ID!]) {
    printChecklist(id: $id, hiveIds: $hiveIds, tableItemIds: $tableItemIds) {
      ... on PrintedChecklist {
        print {
          id
          printId
          firstPrintedAt
        }
        pdfUrl
      }
      ...FailureParts
    }
  }
`);

/** With their Print ID, for the browser's own print. */
export const PrintedPagesQuery = graphql(`
  query PrintedPages($id: ID!, $hiveIds: [ID!]!) {
    printedPages(id: $id, hiveIds: $hiveIds)
  }
`);
