import { graphql } from '../generated/index.ts';

export const ReadingsFragment = graphql(`
  fragment Readings on InspectionReadings {
    weather {
      at
      condition
      temperatureCelsius
      windMetresPerSecond
    }
    weight {
      at
      kg
      device
    }
  }
`);

export const ReadingsQuery = graphql(`
  query Readings($hiveId: ID!, $at: DateTime) {
    hive(id: $hiveId) {
      id
      readings(at: $at) {
        ...Readings
      }
    }
  }
`);
