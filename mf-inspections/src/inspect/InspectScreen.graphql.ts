import { graphql } from '../generated/index.ts';

export const InspectQuery = graphql(`
  query Inspect {
    checklist {
      ...ChecklistParts
    }
    hives {
      ...ChoosableHive
    }
  }
`);
