import { graphql } from '../generated/gql.ts';

export const CreateDashboardMutation = graphql(`
  mutation CreateDashboard($input: DashboardInput!) {
    createDashboard(input: $input) {
      __typename
      ... on Dashboard {
        id
        ...EditedDashboard
      }
      ...FailureParts
    }
  }
`);

export const UpdateDashboardMutation = graphql(`
  mutation UpdateDashboard($id: ID!, $revision: Int!, $input: DashboardInput!) {
    updateDashboard(id: $id, revision: $revision, input: $input) {
      __typename
      ... on Dashboard {
        ...EditedDashboard
      }
      ... on DashboardConflict {
        current {
          ...EditedDashboard
        }
      }
      ...FailureParts
    }
  }
`);

export const PreviewMutation = graphql(`
  mutation PreviewDashboard($id: ID, $input: DashboardInput!) {
    previewDashboard(id: $id, input: $input) {
      __typename
      ... on DashboardScreen {
        ...Shown
      }
      ...FailureParts
    }
  }
`);

export const RenewCodeMutation = graphql(`
  mutation RenewDashboardCode($id: ID!) {
    renewDashboardCode(id: $id) {
      __typename
      ... on Dashboard {
        ...EditedDashboard
      }
      ...FailureParts
    }
  }
`);

export const RemoveLogoMutation = graphql(`
  mutation RemoveDashboardLogo($id: ID!) {
    removeDashboardLogo(id: $id) {
      __typename
      ... on Dashboard {
        ...EditedDashboard
      }
      ...FailureParts
    }
  }
`);

export const DeleteDashboardMutation = graphql(`
  mutation DeleteDashboard($id: ID!) {
    deleteDashboard(id: $id) {
      __typename
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
