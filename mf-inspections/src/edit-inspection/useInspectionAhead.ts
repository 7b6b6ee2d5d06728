import { useQuery } from '@skep/remote-kit';
import { useNewest } from '../diary/newest.ts';
import type { EditInspectionQuery as EditInspection } from '../generated/graphql.ts';
import { useChecklistAhead } from '../inspect/every-checklist.ts';
import { InspectQuery, withoutHive } from '../inspect/InspectScreen.graphql.ts';

/** What a form of one of the last hundred inspections needs, of what was asked ahead. */
export function useInspectionAhead(id: string, isWanted: boolean): EditInspection | undefined {
  const newest = useNewest(isWanted);
  const inspection = newest.data?.newestInspections.columns.find((column) => column.id === id);
  const checklist = useChecklistAhead(inspection?.checklistId ?? undefined);
  const ofAnyHive = useQuery(InspectQuery, { variables: withoutHive, skip: inspection === undefined });
  // Without its questions a form would tell nobody what was answered.
  if (!inspection || !checklist || !ofAnyHive.data) return undefined;
  return { __typename: 'Query', inspection, checklist, hives: ofAnyHive.data.hives };
}
