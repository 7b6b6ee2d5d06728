import { graphql } from '../generated/gql.ts';

export const AlertRulesQuery = graphql(`
  query AlertRules {
    alertRules {
      id
      isActive
      ...AlertRuleRow
    }
    alertRecords {
      ruleId
      ...AlertRecordParts
    }
  }
`);

export const AlertRecordFragment = graphql(`
  fragment AlertRecordParts on AlertRecord {
    right
    falseAlarm
  }
`);

export const AlertRuleRowFragment = graphql(`
  fragment AlertRuleRow on AlertRule {
    id
    name
    description
    isActive
    byEmail
    excludedHiveIds
  }
`);

export const SetAlertRuleMutation = graphql(`
  mutation SetAlertRule($id: ID!, $isActive: Boolean, $byEmail: Boolean) {
    setAlertRule(id: $id, isActive: $isActive, byEmail: $byEmail) {
      ... on AlertRule {
        id
        ...AlertRuleRow
      }
      ...FailureParts
    }
  }
`);

export const SetAlertRulesActiveMutation = graphql(`
  mutation SetAlertRulesActive($isActive: Boolean!) {
    setAlertRulesActive(isActive: $isActive) {
      ... on AlertRules {
        rules {
          id
          ...AlertRuleRow
        }
      }
      ...FailureParts
    }
  }
`);

export const DeleteAlertRuleMutation = graphql(`
  mutation DeleteAlertRule($id: ID!) {
    deleteAlertRule(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
