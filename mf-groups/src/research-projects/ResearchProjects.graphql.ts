import { graphql } from '../generated/index.ts';

export const projectFields = graphql(`
  fragment ProjectFields on ResearchProject {
    id
    revision
    name
    description
    institution
    dataUsed
    url
    startsOn
    endsOn
    isListed
    isByInvitation
    invited
    researchers
    checklists {
      id
      name
    }
    pictureUrl
  }
`);

export const projectsQuery = graphql(`
  query ResearchProjects {
    researchProjects {
      id
      ...ProjectFields
    }
    checklistsToTie {
      id
      name
    }
  }
`);

export const createProjectMutation = graphql(`
  mutation CreateResearchProject($input: ResearchProjectInput!) {
    createResearchProject(input: $input) {
      ... on ResearchProject {
        id
        ...ProjectFields
      }
      ...FailureParts
    }
  }
`);

export const removePictureMutation = graphql(`
  mutation RemoveResearchPicture($id: ID!) {
    removeResearchPicture(id: $id) {
      ... on ResearchProject {
        id
        ...ProjectFields
      }
      ...FailureParts
    }
  }
`);

export const updateProjectMutation = graphql(`
  mutation UpdateResearchProject($id: ID!, $revision: Int!, $input: ResearchProjectInput!) {
    updateResearchProject(id: $id, revision: $revision, input: $input) {
      ... on ResearchProject {
        id
        ...ProjectFields
      }
      ... on ResearchProjectConflict {
        current {
          id
          ...ProjectFields
        }
      }
      ...FailureParts
    }
  }
`);
