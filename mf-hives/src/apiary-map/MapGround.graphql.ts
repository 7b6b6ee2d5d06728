import { graphql } from '../generated/index.ts';

export const MapTilesQuery = graphql(`
  query MapTiles {
    mapTiles {
      url
      attribution
    }
  }
`);

export const MapOutlinesQuery = graphql(`
  query MapOutlines($latitude: Float!, $longitude: Float!, $radiusKm: Float!) {
    mapOutlines(latitude: $latitude, longitude: $longitude, radiusKm: $radiusKm) {
      land
      borders
    }
  }
`);
