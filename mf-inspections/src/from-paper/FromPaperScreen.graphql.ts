import { graphql } from '../generated/index.ts';

export const ReadPageFragment = graphql(`
  fragment ReadPageParts on ReadPage {
    id
    state
    fault
    unseenCorners
    printId
    pageNumber
    thumbUrl
    photoUrl
  }
`);

export const FromPaperQuery = graphql(`
  query FromPaper($id: ID!, $hasReading: Boolean!) {
    checklistPrints {
      id
      printId
      checklistId
      name
      firstPrintedAt
    }
    hives {
      ...ChoosableHive
    }
    sheetReadings {
      id
      begunAt
      pages {
        id
      }
      sheets {
        name
      }
    }
    sheetReading(id: $id) @include(if: $hasReading) {
      id
      printId
      pages {
        id
        state
        ...ReadPageParts
      }
      sheets {
        printId
        checklistId
        name
        hiveId
        pageIds
        pageCount
        missingPages
        pagesTwice
        fields {
          itemId
          isSure
        }
      }
    }
  }
`);

export const BeginReadingMutation = graphql(`
  mutation BeginReading($printId: ID) {
    beginSheetReading(printId: $printId) {
      ... on SheetReading {
        id
      }
      ...FailureParts
    }
  }
`);

export const DeleteReadPageMutation = graphql(`
  mutation DeleteReadPage($id: ID!) {
    deleteReadPage(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const DeleteReadingMutation = graphql(`
  mutation DeleteReading($id: ID!) {
    deleteSheetReading(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
