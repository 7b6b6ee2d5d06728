import { graphql } from '../generated/index.ts';

export const machineQuery = graphql(`
  query Machine {
    machine {
      disk {
        size
        free
      }
      certificateEndsAt
    }
  }
`);
