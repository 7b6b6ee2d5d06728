import { graphql } from '../generated/gql.ts';

export const MitesQuery = graphql(`
  query Mites($year: Int) {
    season {
      year
      isSouthern
    }
    miteSeason(year: $year) {
      counts {
        entryId
        hiveId
        day
        method
        mites
        bees
        days
        isBroodless
        recountDay
      }
      treatments {
        entryId
        hiveIds
        day
        lastDay
        product
        substance
        measure
      }
    }
    miteThresholds {
      ...Thresholds
    }
    apiaries {
      id
      name
      hives {
        id
        name
        state
        stateSince
        canEdit
      }
    }
  }
`);
