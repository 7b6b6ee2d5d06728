import { graphql } from '../generated/index.ts';

export const deviceSignInFields = graphql(`
  fragment DeviceSignInFields on DeviceSignIn {
    id
    browser
    system
    method
    beganAt
    lastUsedAt
    isCurrent
  }
`);

export const endDeviceSignInMutation = graphql(`
  mutation EndDeviceSignIn($id: ID!) {
    endDeviceSignIn(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const endOtherSignInsMutation = graphql(`
  mutation EndOtherSignIns {
    endOtherSignIns {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
