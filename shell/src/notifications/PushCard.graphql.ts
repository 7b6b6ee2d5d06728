import { graphql } from '../generated/index.ts';

export const pushDeviceFields = graphql(`
  fragment PushDeviceFields on PushDevice {
    id
    browser
    system
    addedAt
    toldAt
    fault
    isCurrent
  }
`);

export const addPushDeviceMutation = graphql(`
  mutation AddPushDevice($endpoint: String!, $publicKey: String!, $auth: String!) {
    addPushDevice(endpoint: $endpoint, publicKey: $publicKey, auth: $auth) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const removePushDeviceMutation = graphql(`
  mutation RemovePushDevice($id: ID!) {
    removePushDevice(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
