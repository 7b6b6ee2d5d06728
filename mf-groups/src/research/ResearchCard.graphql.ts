import { graphql } from '../generated/gql.ts';

export const ResearchCardFragment = graphql(`
  fragment ResearchCard on Research {
    id
    name
    description
    institution
    dataUsed
    url
    startsOn
    endsOn
    isByInvitation
    pictureUrl
    checklistNames
    isConsenting
    answers {
      id
      isYes
      at
      hiveIds
    }
    consentCount
    files {
      item
      path
    }
    fetches {
      at
      researcherName
      item
    }
  }
`);
