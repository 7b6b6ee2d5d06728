import { graphql } from '../generated/gql.ts';

export const ColonyCountQuery = graphql(`
  query ColonyCount($day: String!) {
    colonyCount(day: $day) {
      day
      total
      apiaries {
        apiaryId
        name
        street
        streetNumber
        postalCode
        city
        latitude
        longitude
        registrationNumber
        hiveNames
        nuclei
      }
    }
  }
`);
