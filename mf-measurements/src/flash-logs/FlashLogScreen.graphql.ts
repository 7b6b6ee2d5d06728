import { graphql } from '../generated/gql.ts';

export const BlockFields = graphql(`
  fragment BlockFields on FlashLogBlock {
    index
    measurementCount
    firmwareVersion
    intervalMinutes
    startsAt
    endsAt
    placing
    unplacedReason
    matchCount
    missingPercent
    matchPercent
    differenceSeconds
    doubt
    state
    progressPercent
    importedCount
    importedDays
  }
`);

export const FlashLogQuery = graphql(`
  query FlashLog($id: ID!) {
    flashLog(id: $id) {
      log {
        id
        state
        deviceName
        canEdit
        equalQuantities
        progressPercent
        ...FlashLogFields
      }
      blocks {
        index
        state
        missingPercent
        ...BlockFields
      }
    }
  }
`);

export const CheckLogMutation = graphql(`
  mutation CheckFlashLog($id: ID!, $equalQuantities: Int!) {
    checkFlashLog(id: $id, equalQuantities: $equalQuantities) {
      ... on CheckedFlashLog {
        log {
          id
          state
        }
      }
      ...FailureParts
    }
  }
`);

export const ImportBlockMutation = graphql(`
  mutation ImportFlashLogBlock($logId: ID!, $block: Int!, $startsAt: DateTime) {
    importFlashLogBlock(logId: $logId, block: $block, startsAt: $startsAt) {
      ... on CheckedFlashLog {
        log {
          id
          state
        }
      }
      ...FailureParts
    }
  }
`);

export const UndoBlockMutation = graphql(`
  mutation UndoFlashLogBlock($logId: ID!, $block: Int!) {
    undoFlashLogBlock(logId: $logId, block: $block) {
      ... on CheckedFlashLog {
        log {
          id
          state
        }
      }
      ...FailureParts
    }
  }
`);

export const DeleteLogMutation = graphql(`
  mutation DeleteFlashLog($id: ID!) {
    deleteFlashLog(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const PageQuery = graphql(`
  query FlashLogPage($logId: ID!, $block: Int!, $minutes: Int!, $page: Int) {
    flashLogPage(logId: $logId, block: $block, minutes: $minutes, page: $page) {
      page
      pageCount
      start
      end
      log {
        quantity
        times
        values
      }
      stored {
        quantity
        times
        values
      }
    }
    quantities {
      key
      name
      unit
    }
  }
`);
