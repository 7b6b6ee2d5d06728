import { graphql } from '../generated/index.ts';

/** What was read of a sheet, and all that its form needs. */
export const CheckSheetQuery = graphql(`
  query CheckSheet($id: ID!, $checklistId: ID!) {
    sheetReading(id: $id) {
      id
      pages {
        id
        pageNumber
        straightUrl
      }
      sheets {
        printId
        name
        hiveId
        rows {
          hiveId
          name
        }
        pageIds
        missingPages
        fields {
          pageId
          itemId
          row
          label
          kind
          value
          isSure
          area {
            x
            y
            width
            height
          }
        }
      }
    }
    checklist(id: $checklistId) {
      ...ChecklistParts
    }
    hives {
      ...ChoosableHive
    }
  }
`);

export const KeepPagesMutation = graphql(`
  mutation KeepPages($id: ID!, $pageIds: [ID!]!) {
    keepReadPages(id: $id, pageIds: $pageIds) {
      ... on KeptPages {
        photoIds
      }
      ...FailureParts
    }
  }
`);

export const EndPagesMutation = graphql(`
  mutation EndPages($id: ID!, $input: EndedPagesInput!) {
    endReadPages(id: $id, input: $input) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
