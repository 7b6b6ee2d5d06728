import { graphql } from '../generated/index.ts';

/** All checklists, in the form of `ChecklistParts`: prefetched, for use without a network. */
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
