import { graphql } from '../generated/gql.ts';

export const DataQuery = graphql(`
  query Data($deviceId: ID, $period: SeriesPeriod!, $timeZone: String!) {
    devices {
      id
      name
      hive {
        id
        name
        apiary {
          id
          name
        }
      }
      newest {
        measuredAt
        values {
          name
          value
        }
      }
    }
    series(deviceId: $deviceId, period: $period, timeZone: $timeZone) {
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
      weather {
        ...WeatherOfApiary
      }
    }
    marks(deviceId: $deviceId, period: $period, timeZone: $timeZone) {
      id
      kind
      sourceId
      time
      text
      hiveId
      event
      canEdit
    }
    quantities {
      key
      name
      unit
      isCharted
    }
  }
`);
