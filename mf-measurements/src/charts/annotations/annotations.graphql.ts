import { graphql } from '../../generated/gql.ts';

export const CreateChartNoteMutation = graphql(`
  mutation CreateChartNote($input: ChartNoteInput!) {
    createChartNote(input: $input) {
      ... on ChartMark {
        id
      }
      ...FailureParts
    }
  }
`);

export const UpdateChartNoteMutation = graphql(`
  mutation UpdateChartNote($id: ID!, $text: String!) {
    updateChartNote(id: $id, text: $text) {
      ... on ChartMark {
        id
        text
      }
      ...FailureParts
    }
  }
`);

export const DeleteChartNoteMutation = graphql(`
  mutation DeleteChartNote($id: ID!) {
    deleteChartNote(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
