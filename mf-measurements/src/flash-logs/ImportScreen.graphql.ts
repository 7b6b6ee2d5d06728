import { graphql } from '../generated/gql.ts';

export const FlashLogFields = graphql(`
  fragment FlashLogFields on FlashLog {
    id
    createdAt
    deviceName
    hiveName
    userName
    fileName
    messageCount
    byteCount
    lostBytes
    expectedBytes
    isErased
    firstAt
    lastAt
    importedCount
    importedDays
    equalQuantities
    state
    progressPercent
    isBusy
    canEdit
  }
`);

export const FlashLogsQuery = graphql(`
  query FlashLogs {
    flashLogs {
      id
      state
      isBusy
      deviceName
      hiveName
      userName
      fileName
      ...FlashLogFields
    }
    devices {
      id
      name
      type
    }
  }
`);
