import { graphql } from '../generated/gql.ts';

export const AccountMoveFields = graphql(`
  fragment AccountMoveFields on AccountMove {
    id
    address
    state
    fault
    progressPercent
    restoreId
    kinds {
      name
      there
      unreadable
    }
    unknownQuestions
    failedCalls
    researchProjects
    peopleToInvite {
      group
      name
      email
    }
  }
`);

export const AccountMoveQuery = graphql(`
  query AccountMove {
    accountMove {
      ...AccountMoveFields
    }
  }
`);

export const BeginAccountMoveMutation = graphql(`
  mutation BeginAccountMove($input: AccountMoveInput!) {
    beginAccountMove(input: $input) {
      ... on AccountMove {
        ...AccountMoveFields
      }
      ...FailureParts
    }
  }
`);

export const ResumeAccountMoveMutation = graphql(`
  mutation ResumeAccountMove {
    resumeAccountMove {
      ... on AccountMove {
        ...AccountMoveFields
      }
      ...FailureParts
    }
  }
`);

export const UndoAccountMoveMutation = graphql(`
  mutation UndoAccountMove {
    undoAccountMove {
      ... on AccountMove {
        ...AccountMoveFields
      }
      ...FailureParts
    }
  }
`);

export const ForgetAccountMoveMutation = graphql(`
  mutation ForgetAccountMove {
    forgetAccountMove {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
