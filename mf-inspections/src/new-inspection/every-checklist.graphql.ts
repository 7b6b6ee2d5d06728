import { graphql } from '../generated/index.ts';

/** All checklists, as `ChecklistParts` tells one: asked ahead, for where there is no network. */
export const EveryChecklistQuery = graphql(`
  query EveryChecklist {
    checklistForms {
      checklists {
        id
        name
        isOwner
        places
        requiredIds
      }
      items {
        id
        parentId
        key
        name
        description
        input
        isRequired
        unit
        unitKey
        minimum
        maximum
        decimals
        options {
          id
          parentId
          name
        }
      }
    }
  }
`);
