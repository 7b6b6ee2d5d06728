import { graphql } from '../generated/gql.ts';

export const DeviceQuery = graphql(`
  query Device($id: ID!) {
    device(id: $id) {
      id
      name
      connection
      newest {
        measuredAt
        values {
          name
          value
        }
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
