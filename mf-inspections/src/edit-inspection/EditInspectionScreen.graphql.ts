import { graphql } from '../generated/index.ts';

export const EditInspectionQuery = graphql(`
  query EditInspection($id: ID!) {
    inspection(id: $id) {
      id
      canEdit
      hive {
        id
        name
      }
      ...SavedInspection
    }
    checklist(inspectionId: $id) {
      ...ChecklistParts
    }
    hives {
      ...ChoosableHive
    }
  }
`);
