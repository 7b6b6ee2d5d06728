import { graphql } from '../generated/gql.ts';

/** Asked for once for a card, whatever shows it: the gateway counts what lists could hold each time that they are named. */
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
