import { graphql } from '../generated/gql.ts';

export const DeviceCardFragment = graphql(`
  fragment DeviceCard on Device {
    id
    name
    isOwner
    connection
    quarantinedCount
    ...DeviceFacts
    ...DeviceCurves
  }
`);
