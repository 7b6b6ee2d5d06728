import { graphql } from '../generated/gql.ts';

export const DevicesQuery = graphql(`
  query Devices {
    devices {
      id
      ...DeviceCard
    }
    deviceTypes {
      key
      name
    }
  }
`);

export const DeleteDevicesMutation = graphql(`
  mutation DeleteDevices($deviceIds: [ID!]!) {
    deleteDevices(deviceIds: $deviceIds) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
