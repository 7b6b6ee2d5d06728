import { graphql } from '../generated/gql.ts';

export const SheetQuery = graphql(`
  query RegisterSheet($year: Int, $apiaryId: ID, $hiveId: ID) {
    registerSheet(year: $year, apiaryId: $apiaryId, hiveId: $hiveId) {
      hive {
        id
        name
        apiary {
          id
          name
          registrationNumber
        }
      }
      entries {
        id
        ...Entry
      }
      hash
      broken
    }
    apiaries {
      id
      name
      isOwner
      registrationNumber
      address {
        country
      }
    }
  }
`);
