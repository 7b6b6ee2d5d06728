import { graphql } from '../generated/gql.ts';

export const DataQuery = graphql(`
  query Data($deviceId: ID, $hiveId: ID, $period: SeriesPeriod!, $timeZone: String!) {
    devices {
      id
      name
      isOwner
      newest {
        measuredAt
        values {
          name
          value
        }
      }
    }
    series(deviceId: $deviceId, hiveId: $hiveId, period: $period, timeZone: $timeZone) {
      deviceId
      start
      end
      nearestBefore
      nearestAfter
      times
      quantities {
        quantity
        unit
        mean
        min
        max
      }
      nights {
        start
        end
      }
      weather {
        ...WeatherOfApiary
      }
    }
    marks(deviceId: $deviceId, hiveId: $hiveId, period: $period, timeZone: $timeZone) {
      id
      kind
      sourceId
      time
      text
      hiveId
      event
      entryKind
      canEdit
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
      unit
      isCharted
    }
  }
`);
