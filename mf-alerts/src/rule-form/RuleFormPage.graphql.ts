import { graphql } from '../generated/gql.ts';

export const NewRuleQuery = graphql(`
  query NewAlertRule {
    ...RuleChoices
  }
`);

export const EditRuleQuery = graphql(`
  query EditAlertRule($id: ID!) {
    alertRule(id: $id) {
      ...EditedRule
    }
    ...RuleChoices
  }
`);

export const RuleChoicesFragment = graphql(`
  fragment RuleChoices on Query {
    devices {
      id
      newest {
        values {
          name
        }
      }
    }
    quantities {
      key
      name
      unit
      isCharted
    }
    weatherQuantities {
      key
      name
      unit
    }
    modelQuantity {
      key
      name
      unit
    }
    modelName
    apiaries {
      id
      name
      hives {
        id
        name
      }
    }
  }
`);

export const EditedRuleFragment = graphql(`
  fragment EditedRule on AlertRule {
    id
    revision
    name
    description
    isActive
    byEmail
    conditions {
      quantity
      period
      calculation
      minutes
      comparison
      comparator
      threshold
    }
    joinedBy
    calculationMinutes
    occurrences
    excludedMonths
    excludedHours
    excludedHiveIds
    includesShared
    worseBy
    quietMinutes
  }
`);

export const CreateRuleMutation = graphql(`
  mutation CreateAlertRule($input: AlertRuleInput!, $timeZone: String!) {
    createAlertRule(input: $input, timeZone: $timeZone) {
      __typename
      ... on AlertRule {
        ...EditedRule
      }
      ...FailureParts
    }
  }
`);

export const ChangeRuleMutation = graphql(`
  mutation ChangeAlertRule($id: ID!, $revision: Int!, $input: AlertRuleInput!) {
    changeAlertRule(id: $id, revision: $revision, input: $input) {
      __typename
      ... on AlertRule {
        ...EditedRule
      }
      ... on AlertRuleConflict {
        current {
          ...EditedRule
        }
      }
      ...FailureParts
    }
  }
`);
