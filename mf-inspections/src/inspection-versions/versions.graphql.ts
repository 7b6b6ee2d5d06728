import { graphql } from '../generated/index.ts';

export const InspectionVersionsQuery = graphql(`
  query InspectionVersions($id: ID!) {
    inspectionVersions(id: $id) {
      revision
      writtenAt
      writtenBy
      inspectedAt
      timeZone
      impression
      needsAttention
      notes
      conditions
      action
      nextNotes
      reminder
      reminderAt
      items {
        itemId
        name
        text
        unit
      }
    }
  }
`);

export const RestoreInspectionMutation = graphql(`
  mutation RestoreInspection($id: ID!, $revision: Int!, $version: Int!) {
    restoreInspection(id: $id, revision: $revision, version: $version) {
      ... on Inspection {
        ...SavedInspection
      }
      ... on InspectionConflict {
        current {
          id
          revision
        }
      }
      ...FailureParts
    }
  }
`);
