import { graphql } from '../generated/gql.ts';

export const ListedCodecFragment = graphql(`
  fragment ListedCodec on ListedDeviceCodec {
    id
    name
    isForAll
    isEditable
    deviceCount
    restsSince
  }
`);

export const CodecsQuery = graphql(`
  query DeviceCodecs {
    deviceCodecs {
      id
      ...ListedCodec
    }
  }
`);

/** Everything that the form of a codec shows and sends back. */
export const EditedCodecFragment = graphql(`
  fragment EditedCodec on DeviceCodec {
    id
    revision
    name
    text
    examples
    fields {
      name
      quantity
      unit
    }
    isForAll
    isEditable
    restsSince
  }
`);

export const CodecQuery = graphql(`
  query DeviceCodec($id: ID!) {
    deviceCodec(id: $id) {
      id
      ...EditedCodec
    }
    quantities {
      key
      name
      unit
    }
  }
`);

export const NewCodecQuery = graphql(`
  query NewDeviceCodec {
    quantities {
      key
      name
      unit
    }
  }
`);

export const CreateCodecMutation = graphql(`
  mutation CreateDeviceCodec($input: DeviceCodecInput!) {
    createDeviceCodec(input: $input) {
      ... on SavedDeviceCodec {
        codec {
          id
          name
        }
        results {
          isAsExpected
        }
      }
      ...FailureParts
    }
  }
`);

export const UpdateCodecMutation = graphql(`
  mutation UpdateDeviceCodec($id: ID!, $revision: Int!, $input: DeviceCodecInput!) {
    updateDeviceCodec(id: $id, revision: $revision, input: $input) {
      ... on SavedDeviceCodec {
        codec {
          id
          ...EditedCodec
        }
        results {
          isAsExpected
        }
      }
      ... on DeviceCodecConflict {
        current {
          ...EditedCodec
        }
      }
      ...FailureParts
    }
  }
`);

export const DeleteCodecMutation = graphql(`
  mutation DeleteDeviceCodec($id: ID!) {
    deleteDeviceCodec(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const TryCodecMutation = graphql(`
  mutation TryDeviceCodec($input: TryDeviceCodecInput!) {
    tryDeviceCodec(input: $input) {
      ... on CodecTrial {
        results {
          bytes
          port
          data
          warnings
          failure
          message
          values {
            name
            value
          }
          expected
          isAsExpected
        }
        proposals {
          name
          quantity
          unit
        }
      }
      ...FailureParts
    }
  }
`);

export const RedecodeMutation = graphql(`
  mutation RedecodeDevice($deviceId: ID!) {
    redecodeDevice(deviceId: $deviceId) {
      ... on Redecoding {
        messageCount
      }
      ...FailureParts
    }
  }
`);
