import { useQuery } from '@skep/remote-kit';
import { useNewest } from '../diary/newest.ts';
import type { EditInspectionQuery as EditInspection } from '../generated/graphql.ts';
import { useChecklistAhead } from '../new-inspection/every-checklist.ts';
import { InspectQuery, withoutHive } from '../new-inspection/InspectScreen.graphql.ts';

/** What a form of one of the last hundred inspections needs, from the prefetched ones. */
export function useInspectionAhead(id: string, isWanted: boolean): EditInspection | undefined {
  const newest = useNewest(isWanted);
  const inspection = newest.data?.newestInspections.columns.find((column) => column.id === id);
  const checklist = useChecklistAhead(inspection?.checklistId ?? undefined);
  const ofAnyHive = useQuery(InspectQuery, { variables: withoutHive, skip: inspection === undefined });
  if (!inspection || !ofAnyHive.data) return undefined;
  const { hives, checklist: usual } = ofAnyHive.data;
  // As the service has it, one that was made by no checklist is changed by the usual one.
  if (inspection.checklistId == null) return { __typename: 'Query', inspection, checklist: usual, hives };
  // Without its questions a form would tell nobody what was answered.
  return checklist && { __typename: 'Query', inspection, checklist, hives };
}
