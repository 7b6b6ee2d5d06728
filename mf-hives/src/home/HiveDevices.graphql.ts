import { graphql } from '../generated/gql.ts';

export const HiveDevicesFragment = graphql(`
  fragment HiveDevices on Hive {
    id
    devices {
      id
      name
      lastMessageAt
      isOnline
    }
  }
`);
