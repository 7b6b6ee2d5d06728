import { graphql } from '../generated/gql.ts';

export const AlertsQuery = graphql(`
  query Alerts {
    alerts {
      id
      isRead
      endedAt
      snoozedUntil
      ...AlertCard
    }
    alertRules {
      id
    }
  }
`);

export const AlertCardFragment = graphql(`
  fragment AlertCard on Alert {
    id
    ruleId
    ruleName
    ruleState
    deviceId
    deviceName
    hiveId
    hiveName
    apiaryName
    count
    firstAt
    lastAt
    endedAt
    isRead
    snoozedUntil
    outcome
    enteredOutcome
    reasons {
      ...AlertReason
    }
  }
`);

export const AlertReasonFragment = graphql(`
  fragment AlertReason on AlertReason {
    quantity
    name
    unit
    comparison
    isCount
    isRate
    isDeviation
    comparator
    threshold
    value
  }
`);

export const MarkAlertsReadMutation = graphql(`
  mutation MarkAlertsRead($ids: [ID!], $isRead: Boolean!) {
    markAlertsRead(ids: $ids, isRead: $isRead) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const SnoozeAlertMutation = graphql(`
  mutation SnoozeAlert($id: ID!, $until: DateTime) {
    snoozeAlert(id: $id, until: $until) {
      ... on Alert {
        id
        ...AlertCard
      }
      ...FailureParts
    }
  }
`);

export const RateAlertMutation = graphql(`
  mutation RateAlert($id: ID!, $outcome: AlertOutcome) {
    rateAlert(id: $id, outcome: $outcome) {
      ... on Alert {
        id
        outcome
      }
      ...FailureParts
    }
  }
`);

export const ExcludeHiveMutation = graphql(`
  mutation ExcludeHiveFromAlertRule($id: ID!, $hiveId: ID!) {
    excludeHiveFromAlertRule(id: $id, hiveId: $hiveId) {
      ... on AlertRule {
        id
        excludedHiveIds
      }
      ...FailureParts
    }
  }
`);

export const DeleteAlertsMutation = graphql(`
  mutation DeleteAlerts($ids: [ID!]) {
    deleteAlerts(ids: $ids) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
