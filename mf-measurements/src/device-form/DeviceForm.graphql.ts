import { graphql } from '../generated/gql.ts';

export const NewDeviceQuery = graphql(`
  query NewDevice {
    deviceTypes {
      key
      name
    }
    apiaries {
      id
      name
      hives {
        id
        name
      }
    }
  }
`);

export const EditDeviceQuery = graphql(`
  query EditDevice($id: ID!) {
    device(id: $id) {
      id
      name
      type
      hive {
        id
      }
      hardwareId
      firmwareVersion
      intervalMinutes
      transmissionRatio
    }
    deviceTypes {
      key
      name
    }
    apiaries {
      id
      name
      hives {
        id
        name
      }
    }
  }
`);

export const CreateDeviceMutation = graphql(`
  mutation CreateDevice($clientId: ID!, $input: NewDeviceInput!) {
    createDevice(clientId: $clientId, input: $input) {
      ... on Device {
        id
        name
      }
      ...FailureParts
    }
  }
`);

export const UpdateDeviceMutation = graphql(`
  mutation UpdateDevice($id: ID!, $input: DeviceInput!) {
    updateDevice(id: $id, input: $input) {
      ... on Device {
        id
        name
        connection
        ...DeviceFacts
      }
      ...FailureParts
    }
  }
`);
