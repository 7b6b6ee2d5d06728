import { graphql } from '../generated/gql.ts';

export const CopyAlertTemplatesMutation = graphql(`
  mutation CopyAlertTemplates($input: CopyAlertTemplatesInput!) {
    copyAlertTemplates(input: $input) {
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
