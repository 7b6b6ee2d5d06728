import { graphql } from '../generated/gql.ts';

export const CompareQuery = graphql(`
  query Compare(
    $hiveIds: [ID!]
    $apiaryId: ID
    $quantities: [String!]!
    $period: SeriesPeriod!
    $timeZone: String!
  ) {
    measuredApiaries {
      id
      name
      isSouthern
      hives {
        id
        name
        isOwner
        deviceIds
        unknownQuantities
      }
    }
    devices {
      id
      name
    }
    quantities {
      key
      name
      unit
      isCharted
    }
    hiveSeries(
      hiveIds: $hiveIds
      apiaryId: $apiaryId
      quantities: $quantities
      period: $period
      timeZone: $timeZone
    ) {
      start
      end
      nearestBefore
      nearestAfter
      times
      hives {
        hiveId
        quantities {
          quantity
          unit
          mean
          min
          max
        }
      }
    }
  }
`);
