import { graphql } from '../generated/gql.ts';

export const NewDeviceQuery = graphql(`
  query NewDevice {
    deviceCodecs {
      id
      name
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

/** Everything that the form of a device shows and sends back. */
export const EditedDeviceFragment = graphql(`
  fragment EditedDevice on Device {
    id
    isOwner
    revision
    name
    type
    hive {
      id
    }
    hardwareId
    firmwareVersion
    intervalMinutes
    transmissionRatio
    codecId
  }
`);

export const EditDeviceQuery = graphql(`
  query EditDevice($id: ID!) {
    device(id: $id) {
      id
      ...EditedDevice
    }
    deviceCodecs {
      id
      name
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
  mutation CreateDevice($input: NewDeviceInput!) {
    createDevice(input: $input) {
      ... on Device {
        id
        name
      }
      ...FailureParts
    }
  }
`);

export const UpdateDeviceMutation = graphql(`
  mutation UpdateDevice($id: ID!, $revision: Int!, $input: DeviceInput!) {
    updateDevice(id: $id, revision: $revision, input: $input) {
      ... on Device {
        id
        revision
        name
        connection
        ...DeviceFacts
      }
      ... on DeviceConflict {
        current {
          ...EditedDevice
        }
      }
      ...FailureParts
    }
  }
`);
