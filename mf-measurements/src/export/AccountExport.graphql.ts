import { graphql } from '../generated/gql.ts';

export const AccountExportFields = graphql(`
  fragment AccountExportFields on AccountExport {
    id
    state
    progressPercent
    file {
      path
      sizeBytes
      deletedAt
    }
  }
`);

export const AccountExportQuery = graphql(`
  query AccountExport {
    accountExport {
      ...AccountExportFields
    }
  }
`);

export const BeginAccountExportMutation = graphql(`
  mutation BeginAccountExport($input: AccountExportInput!) {
    beginAccountExport(input: $input) {
      ... on AccountExport {
        ...AccountExportFields
      }
      ...FailureParts
    }
  }
`);
