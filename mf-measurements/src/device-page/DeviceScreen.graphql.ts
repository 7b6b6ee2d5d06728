import { graphql } from '../generated/gql.ts';

export const DeviceQuery = graphql(`
  query Device($id: ID!) {
    device(id: $id) {
      id
      name
      isOwner
      connection
      quarantinedCount
      newest {
        measuredAt
        values {
          name
          value
        }
      }
      definitions {
        id
        input
      }
      ...DeviceFacts
      ...DeviceCurves
    }
    deviceHives(deviceId: $id) {
      id
      hiveName
      since
      until
    }
    devicePast(deviceId: $id) {
      id
      hiveName
      firstMeasuredAt
      until
    }
    deviceQuarantine(deviceId: $id) {
      id
      count
      firstReceivedAt
      lastReceivedAt
    }
    deviceTypes {
      key
      name
    }
    quantities {
      key
      name
      unit
      isCharted
    }
  }
`);

export const RotateDeviceKeyMutation = graphql(`
  mutation RotateDeviceKey($id: ID!) {
    rotateDeviceKey(id: $id) {
      ... on Device {
        id
        key
      }
      ...FailureParts
    }
  }
`);

export const AcceptQuarantineMutation = graphql(`
  mutation AcceptQuarantine($deviceId: ID!) {
    acceptQuarantine(deviceId: $deviceId) {
      ... on DeviceQuarantine {
        id
        count
      }
      ...FailureParts
    }
  }
`);

export const DiscardQuarantineMutation = graphql(`
  mutation DiscardQuarantine($deviceId: ID!) {
    discardQuarantine(deviceId: $deviceId) {
      ... on DeviceQuarantine {
        id
        count
      }
      ...FailureParts
    }
  }
`);

export const AnswerDevicePastMutation = graphql(`
  mutation AnswerDevicePast($deviceId: ID!, $since: DateTime) {
    answerDevicePast(deviceId: $deviceId, since: $since) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
