import { graphql } from '../generated/gql.ts';

export const ExportQuery = graphql(`
  query Export(
    $deviceId: ID
    $hiveIds: [ID!]
    $apiaryId: ID
    $start: String!
    $end: String!
    $timeZone: String!
    $resolution: TableResolution!
    $quantities: [String!]!
  ) {
    devices {
      id
      name
    }
    measuredApiaries {
      id
      name
      hives {
        id
        name
        isOwner
        deviceIds
      }
    }
    quantities {
      key
      name
    }
    measuredTable(
      deviceId: $deviceId
      hiveIds: $hiveIds
      apiaryId: $apiaryId
      start: $start
      end: $end
      timeZone: $timeZone
      resolution: $resolution
      quantities: $quantities
    ) {
      deviceId
      rows
      bytes
      isTooMuch
      quantities
      path
    }
  }
`);
