import { graphql } from '../generated/gql.ts';

export const ScaleCheckQuery = graphql(`
  query ScaleCheck($deviceId: ID!, $timeZone: String!) {
    device(id: $deviceId) {
      id
      name
      isOwner
    }
    scaleCheck(deviceId: $deviceId, timeZone: $timeZone) {
      id
      temperatureSource
      drift {
        kgPerCelsius
        uncertaintyKgPerCelsius
        lagHours
        referenceCelsius
        nightCount
        isWorthwhile
      }
      ...ScaleFindings
      correction {
        kgPerCelsius
        validFrom
      }
      referenceWeighings {
        id
        weighedAt
        knownKg
        shownKg
      }
      times
      weighed
      corrected
    }
  }
`);

export const ScaleFindingsFragment = graphql(`
  fragment ScaleFindings on ScaleCheck {
    findings {
      kind
      time
      kg
      kgPerWeek
      nightCount
      volts
    }
  }
`);

/** What the page of the device says of its scale. */
export const ScaleFindingsQuery = graphql(`
  query ScaleFindingsOfDevice($deviceId: ID!, $timeZone: String!) {
    scaleCheck(deviceId: $deviceId, timeZone: $timeZone) {
      id
      ...ScaleFindings
    }
  }
`);

export const CorrectTemperatureMutation = graphql(`
  mutation CorrectTemperature($deviceId: ID!, $input: TemperatureCorrectionInput!) {
    correctTemperature(deviceId: $deviceId, input: $input) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const RemoveTemperatureCorrectionMutation = graphql(`
  mutation RemoveTemperatureCorrection($deviceId: ID!) {
    removeTemperatureCorrection(deviceId: $deviceId) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const AddReferenceWeighingMutation = graphql(`
  mutation AddReferenceWeighing($deviceId: ID!, $input: ReferenceWeighingInput!) {
    addReferenceWeighing(deviceId: $deviceId, input: $input) {
      ... on ReferenceWeighing {
        id
        weighedAt
        knownKg
        shownKg
      }
      ...FailureParts
    }
  }
`);

export const RemoveReferenceWeighingMutation = graphql(`
  mutation RemoveReferenceWeighing($deviceId: ID!, $id: ID!) {
    removeReferenceWeighing(deviceId: $deviceId, id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
