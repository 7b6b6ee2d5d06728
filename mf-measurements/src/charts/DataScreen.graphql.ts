import { graphql } from '../generated/gql.ts';

export const DataQuery = graphql(`
  query Data($deviceId: ID, $hiveId: ID, $period: SeriesPeriod!, $timeZone: String!) {
    devices {
      id
      name
      isOwner
      isTemperatureCorrected
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

/** The weight at one temperature, of the last 90 days. */
export const EvenWeightQuery = graphql(`
  query EvenWeight($deviceId: ID!, $timeZone: String!) {
    scaleCheck(deviceId: $deviceId, timeZone: $timeZone) {
      id
      times
      corrected
    }
  }
`);
