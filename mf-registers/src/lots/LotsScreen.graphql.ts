import { graphql } from '../generated/gql.ts';

export const LotFragment = graphql(`
  fragment Lot on HoneyLot {
    lot
    harvestedKg
    leftKg
    waterPercent
    isHeather
    isFromWithdrawal
    harvests {
      entryId
      day
      kilograms
      hiveNames
    }
    jars {
      entryId
      number
      day
      jars {
        lot
        sizeGrams
        count
        bestBefore
        origin
      }
    }
  }
`);

export const LotsQuery = graphql(`
  query HoneyLots($year: Int) {
    season {
      year
      isSouthern
    }
    honeyLots(year: $year) {
      lot
      ...Lot
    }
  }
`);

export const JarsQuery = graphql(`
  query JarsOfLots($lot: String) {
    honeyLots(lot: $lot) {
      lot
      ...Lot
    }
    registerEntries(kind: JARS) {
      entries {
        id
        jars {
          sizeGrams
          origin
        }
      }
    }
  }
`);

export const CreateJarsMutation = graphql(`
  mutation CreateJars($input: JarsInput!) {
    createJars(input: $input) {
      __typename
      ... on RegisterEntry {
        id
        number
      }
      ...FailureParts
    }
  }
`);

export const LabelQuery = graphql(`
  query JarLabel($id: ID!) {
    registerEntry(id: $id) {
      id
      correctedBy
      isStruck
      jars {
        lot
        sizeGrams
        count
        bestBefore
        origin
      }
    }
  }
`);
