import { graphql } from '../generated/index.ts';

export const ApiariesMapQuery = graphql(`
  query ApiariesMap {
    apiaries {
      id
      name
      color
      coordinates {
        latitude
        longitude
      }
      hives {
        id
        state
        lastInspection {
          id
          needsAttention
        }
      }
    }
  }
`);
