import { graphql } from '../generated/gql.ts';

/** Everything that the form of an apiary shows and sends back. */
export const EditedApiaryFragment = graphql(`
  fragment EditedApiary on Apiary {
    id
    revision
    name
    color
    isRoofed
    description
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
`);
