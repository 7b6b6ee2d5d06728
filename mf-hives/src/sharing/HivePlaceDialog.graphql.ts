import { graphql } from '../generated/gql.ts';

export const HivePlaceQuery = graphql(`
  query HivePlace($id: ID!) {
    hive(id: $id) {
      id
      apiary {
        id
        name
        isPlaceShown
        address {
          country
          city
          street
          number
          postalCode
        }
        coordinates {
          latitude
          longitude
        }
        registrationNumber
        landOwnerContact
        accessNotes
      }
    }
  }
`);
