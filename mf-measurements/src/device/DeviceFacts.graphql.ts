import { graphql } from '../generated/gql.ts';

export const DeviceFactsFragment = graphql(`
  fragment DeviceFacts on Device {
    id
    isOwner
    type
    key
    hive {
      id
      name
      apiary {
        id
        name
      }
    }
    firmwareVersion
    intervalMinutes
    transmissionRatio
    batteryVolts
    lastMessageAt
  }
`);
