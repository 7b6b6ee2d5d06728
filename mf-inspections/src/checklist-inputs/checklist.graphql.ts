import { graphql } from '../generated/index.ts';

/** The checklist to fill in, with everything that its form needs. */
export const ChecklistFragment = graphql(`
  fragment ChecklistParts on Checklist {
    id
    name
    isOwner
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
`);

/** Hives to choose from: for the inspection itself, the next one, and answers that name a hive or apiary. */
export const ChoosableHiveFragment = graphql(`
  fragment ChoosableHive on Hive {
    id
    name
    color
    canEdit
    groupIds
    apiary {
      id
      name
    }
    layers {
      id
      kind
      color
      frameCount
    }
  }
`);
