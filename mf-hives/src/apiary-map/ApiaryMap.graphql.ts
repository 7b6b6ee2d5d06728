import { graphql } from '../generated/index.ts';

export const PlaceMapQuery = graphql(`
  query PlaceMap {
    apiaries {
      id
      name
      color
      coordinates {
        latitude
        longitude
      }
    }
  }
`);
