import { graphql } from '../generated/gql.ts';

export const EntryFragment = graphql(`
  fragment Entry on RegisterEntry {
    id
    number
    kind
    day
    lastDay
    writtenAt
    authorName
    hives {
      hiveId
      name
      apiaryName
      frames
      mites {
        mites
        bees
        isBroodless
      }
    }
    treatment {
      product
      substance
      method
      measure
      dose
      withdrawalDays
      temperatureCelsius
      quantity
      batch
      supplier
      supplierAddress
      reason
      appliedBy
      vet
      vetContact
    }
    harvest {
      kilograms
      lot
      waterPercent
      isHeather
      waterReason
      withdrawalReason
    }
    miteCount {
      method
      days
      recountDay
    }
    feeding {
      feed
      words
      amount
      unit
      isPerHive
      ratio
      storedEstimateKg
    }
    jars {
      lot
      sizeGrams
      count
      bestBefore
      origin
    }
    supers {
      count
      withdrawalReason
    }
    proof {
      of
      fileName
      sha256
    }
    corrects
    correctionReason
    isStruck
    correctedBy
    cameAt
    hash
    canEdit
  }
`);

export const StrikeMutation = graphql(`
  mutation StrikeRegisterEntry($id: ID!, $reason: String!) {
    strikeRegisterEntry(id: $id, reason: $reason) {
      __typename
      ... on RegisterEntry {
        id
        number
      }
      ...FailureParts
    }
  }
`);
