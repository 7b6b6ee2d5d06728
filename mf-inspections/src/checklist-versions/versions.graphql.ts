import { graphql } from '../generated/index.ts';

export const ChecklistVersionsQuery = graphql(`
  query ChecklistVersions($id: ID!) {
    checklistVersions(id: $id) {
      revision
      writtenAt
      name
      itemIds
      requiredIds
    }
    checklistItems {
      id
      name
    }
  }
`);
