import { graphql } from '../generated/index.ts';

export const accountExportFields = graphql(`
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

export const accountExportQuery = graphql(`
  query AccountExport {
    accountExport {
      ...AccountExportFields
    }
  }
`);

export const beginAccountExportMutation = graphql(`
  mutation BeginAccountExport {
    beginAccountExport {
      ... on AccountExport {
        ...AccountExportFields
      }
      ...FailureParts
    }
  }
`);
