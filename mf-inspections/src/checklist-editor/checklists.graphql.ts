import { graphql } from '../generated/index.ts';

export const ChecklistOutlineFragment = graphql(`
  fragment Outline on ChecklistOutline {
    id
    revision
    name
    itemIds
    requiredIds
    isOwner
    ownerName
    groupIds
    researches
  }
`);

export const OfferedItemFragment = graphql(`
  fragment Offered on OfferedItem {
    id
    parentId
    key
    name
    input
    unit
    minimum
    maximum
    decimals
    isOwn
    choices
  }
`);

export const ChecklistsQuery = graphql(`
  query Checklists {
    checklists {
      ...Outline
    }
    hiveGroups {
      id
      name
    }
  }
`);

export const EditChecklistQuery = graphql(`
  query EditChecklist($id: ID!) {
    checklistOutline(id: $id) {
      ...Outline
    }
    checklistItems {
      ...Offered
    }
    checklist(id: $id) {
      ...ChecklistParts
    }
  }
`);

export const CreateChecklistMutation = graphql(`
  mutation CreateChecklist($input: NewChecklistInput!) {
    createChecklist(input: $input) {
      ... on ChecklistOutline {
        ...Outline
      }
      ...FailureParts
    }
  }
`);

export const UpdateChecklistMutation = graphql(`
  mutation UpdateChecklist($id: ID!, $revision: Int!, $input: ChecklistOutlineInput!) {
    updateChecklist(id: $id, revision: $revision, input: $input) {
      ... on ChecklistOutline {
        ...Outline
      }
      ... on ChecklistConflict {
        current {
          ...Outline
        }
      }
      ...FailureParts
    }
  }
`);

export const DeleteChecklistMutation = graphql(`
  mutation DeleteChecklist($id: ID!) {
    deleteChecklist(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const ShareChecklistMutation = graphql(`
  mutation ShareChecklist($id: ID!, $groupIds: [ID!]!) {
    shareChecklist(id: $id, groupIds: $groupIds) {
      ... on ChecklistOutline {
        ...Outline
      }
      ...FailureParts
    }
  }
`);

export const CreateOwnItemMutation = graphql(`
  mutation CreateOwnItem($input: MadeItemInput!) {
    createOwnItem(input: $input) {
      ... on OfferedItem {
        ...Offered
      }
      ...FailureParts
    }
  }
`);

export const UpdateOwnItemMutation = graphql(`
  mutation UpdateOwnItem($id: ID!, $input: MadeItemInput!) {
    updateOwnItem(id: $id, input: $input) {
      ... on OfferedItem {
        ...Offered
      }
      ...FailureParts
    }
  }
`);

export const RemoveOwnItemMutation = graphql(`
  mutation RemoveOwnItem($id: ID!) {
    removeOwnItem(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
