import { graphql } from '../generated/index.ts';

/** The form and what was seen of the hive before, in one request. */
export const InspectQuery = graphql(`
  query Inspect($hiveId: ID!, $hasHive: Boolean!, $checklistId: ID) {
    checklist(id: $checklistId, hiveId: $hiveId) {
      ...ChecklistParts
    }
    checklists {
      id
      name
    }
    hives {
      ...ChoosableHive
    }
    hive(id: $hiveId) @include(if: $hasHive) {
      ...LastTime
    }
  }
`);

/** Its query before a hive is chosen. */
export const withoutHive = { hiveId: '', hasHive: false, checklistId: null };

export const OtherChecklistQuery = graphql(`
  query OtherChecklist($id: ID!) {
    checklist(id: $id) {
      ...ChecklistParts
    }
  }
`);
