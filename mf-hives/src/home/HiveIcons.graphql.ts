import { graphql } from '../generated/gql.ts';

export const AttentionSignFragment = graphql(`
  fragment AttentionSign on Hive {
    id
    lastInspection {
      id
      needsAttention
    }
  }
`);

export const HiveSignsFragment = graphql(`
  fragment HiveSigns on Hive {
    id
    state
    stateSince
    inspectionDueOn
    queen {
      id
      name
      color
    }
    lastInspection {
      id
      inspectedAt
      impression
      needsAttention
      reminder
      reminderAt
    }
    ...AttentionSign
    ...HiveDevices
  }
`);
