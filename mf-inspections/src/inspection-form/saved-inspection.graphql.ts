import { graphql } from '../generated/index.ts';

/** What every list of inspections shows, so that a saved one is right in all of them. */
export const SavedInspectionFragment = graphql(`
  fragment SavedInspection on Inspection {
    id
    revision
    inspectedAt
    timeZone
    hive {
      id
    }
    impression
    needsAttention
    notes
    conditions
    action
    nextNotes
    reminder
    reminderAt
    isReminderDone
    checklistId
    itemCount
    readings {
      ...Readings
    }
    photos {
      id
      itemId
      ...PhotoParts
    }
    items {
      itemId
      input
      value
      text
      unit
    }
  }
`);

export const CreateInspectionMutation = graphql(`
  mutation CreateInspection($input: CreateInspectionInput!) {
    createInspection(input: $input) {
      ... on Inspection {
        ...SavedInspection
        hive {
          id
          layers {
            id
            kind
            color
            frameCount
          }
        }
      }
      ... on InspectionConflict {
        current {
          ...SavedInspection
        }
      }
      ...FailureParts
    }
  }
`);

export const CreateInspectionsMutation = graphql(`
  mutation CreateInspections($input: CreateInspectionsInput!) {
    createInspections(input: $input) {
      ... on RecordedInspections {
        inspections {
          id
          hiveId
        }
      }
      ...FailureParts
    }
  }
`);

export const UpdateInspectionMutation = graphql(`
  mutation UpdateInspection($id: ID!, $revision: Int!, $input: UpdateInspectionInput!) {
    updateInspection(id: $id, revision: $revision, input: $input) {
      ... on Inspection {
        ...SavedInspection
      }
      ... on InspectionConflict {
        current {
          ...SavedInspection
        }
      }
      ...FailureParts
    }
  }
`);

export const DeleteInspectionMutation = graphql(`
  mutation DeleteInspection($id: ID!) {
    deleteInspection(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
