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
      pageCount
    }
    readsHandwriting
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
      language
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
        rows {
          name
        }
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
  mutation BeginReading($printId: ID, $language: Language) {
    beginSheetReading(printId: $printId, language: $language) {
      ... on SheetReading {
        id
      }
      ...FailureParts
    }
  }
`);

export const ChooseForReadingMutation = graphql(`
  mutation ChooseForReading($id: ID!, $printId: ID, $language: Language) {
    chooseForSheetReading(id: $id, printId: $printId, language: $language) {
      ... on SheetReading {
        id
        printId
        language
      }
      ...FailureParts
    }
  }
`);

export const PlaceReadPageMutation = graphql(`
  mutation PlaceReadPage($id: ID!, $input: PlacedPageInput!) {
    placeReadPage(id: $id, input: $input) {
      ... on Done {
        done
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
