import { graphql } from '../generated/gql.ts';

export const YieldsQuery = graphql(`
  query HoneyYields($year: Int, $timeZone: String!) {
    season {
      year
      isSouthern
    }
    honeyYields(year: $year, timeZone: $timeZone) {
      yields {
        hiveId
        hiveName
        apiaryName
        queenId
        queenName
        kilograms
        framesUnweighed
      }
      years {
        year
        kilograms
      }
      gains {
        hiveId
        seasonKg
      }
    }
  }
`);
