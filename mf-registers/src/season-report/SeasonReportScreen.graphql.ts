import { graphql } from '../generated/gql.ts';

export const SeasonReportQuery = graphql(`
  query SeasonReport($year: Int, $apiaryId: ID) {
    seasonReport(year: $year, apiaryId: $apiaryId) {
      season {
        year
        isSouthern
      }
      from
      until
      coloniesAtStart
      coloniesAtEnd
      moves {
        hiveId
        hiveName
        day
        kind
      }
      swarms {
        hiveId
        hiveName
        day
        count
      }
      queens {
        queenId
        name
        birthDate
        hiveId
        hiveName
        since
        until
        fate
      }
      yields {
        hiveId
        hiveName
        queenId
        queenName
        kilograms
        framesUnweighed
      }
      treatments {
        entryId
        day
        lastDay
        product
        substance
        measure
        hiveIds
        hiveNames
      }
      miteCounts {
        entryId
        hiveId
        hiveName
        day
        method
        mites
        bees
        days
        isBroodless
      }
    }
    apiaries {
      id
      name
      isOwner
      registrationNumber
    }
    miteThresholds {
      ...Thresholds
    }
  }
`);
