import { graphql } from '../generated/gql.ts';

export const InboxQuery = graphql(`
  query Inbox($id: ID!, $status: InboxStatus, $before: ID) {
    device(id: $id) {
      id
      name
      unknownQuantities {
        name
      }
      isOwner
      codecId
    }
    deviceInbox(deviceId: $id, status: $status, first: 25, before: $before) {
      endCursor
      messages {
        id
        ...InboxEntry
      }
    }
    quantities {
      key
      name
      unit
    }
  }
`);

export const InboxEntryFragment = graphql(`
  fragment InboxEntry on InboxMessage {
    id
    receivedAt
    measuredAt
    source
    status
    valueCount
    repeats
    notes {
      code
      params {
        name
        value
      }
    }
  }
`);

export const SentMessageQuery = graphql(`
  query SentMessage($deviceId: ID!, $id: ID!) {
    inboxMessage(deviceId: $deviceId, id: $id)
  }
`);
