import { graphql } from '../generated/index.ts';

export const SeasonBloomFragment = graphql(`
  fragment SeasonBloom on Bloom {
    id
    apiaryId
    season
    plant
    firstDay
    lastDay
  }
`);

export const SeasonQuery = graphql(`
  query Season {
    apiarySeasons {
      id
      name
      canNote
      zone
      region
    }
    blooms {
      ...SeasonBloom
    }
    degreeDays {
      apiaryId
      sum
      fromDay
      missingDays
    }
  }
`);

export const NoteBloomMutation = graphql(`
  mutation NoteBloom($apiaryId: ID!, $season: Int!, $plant: Plant!, $firstDay: String!, $lastDay: String) {
    noteBloom(apiaryId: $apiaryId, season: $season, plant: $plant, firstDay: $firstDay, lastDay: $lastDay) {
      __typename
      ... on Bloom {
        ...SeasonBloom
      }
      ...FailureParts
    }
  }
`);

export const DeleteBloomMutation = graphql(`
  mutation DeleteBloom($apiaryId: ID!, $season: Int!, $plant: Plant!) {
    deleteBloom(apiaryId: $apiaryId, season: $season, plant: $plant) {
      __typename
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
