import { graphql } from '../generated/gql.ts';

export const HiveFactsFragment = graphql(`
  fragment HiveFacts on Hive {
    id
    canEdit
    state
    stateSince
    inspectionDueOn
    queen {
      id
      name
      color
      race {
        id
        name
      }
    }
    lastInspection {
      id
      inspectedAt
      impression
      notes
      reminder
      reminderAt
    }
    ...HiveDevices
  }
`);
