import { graphql } from '../generated/gql.ts';

export const RestoreFields = graphql(`
  fragment RestoreFields on Restore {
    id
    state
    progressPercent
    kinds {
      name
      fresh
      present
      leftOut
      faultyRow
    }
  }
`);

export const RestoreQuery = graphql(`
  query Restore {
    restore {
      ...RestoreFields
    }
  }
`);

export const StartRestoreMutation = graphql(`
  mutation StartRestore {
    startRestore {
      ... on Restore {
        ...RestoreFields
      }
      ...FailureParts
    }
  }
`);

export const ForgetRestoreMutation = graphql(`
  mutation ForgetRestore {
    forgetRestore {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
