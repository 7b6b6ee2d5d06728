import type { ApolloCache } from '@apollo/client';
import { useMutationResult } from '@skep/remote-kit';
import {
  CreateInspectionMutation,
  DeleteInspectionMutation,
  UpdateInspectionMutation,
} from './saved-inspection.graphql.ts';

/** Records a new inspection. */
export function useCreateInspection(hiveId: string) {
  return useMutationResult(CreateInspectionMutation, {
    update: (cache, { data }) => {
      if (data?.createInspection.__typename === 'Inspection') forgetLists(cache, hiveId);
    },
  });
}

/** Changes one: its own fields are right in the cache at once; what was worked out of it is read anew. */
export function useUpdateInspection(hiveId: string) {
  return useMutationResult(UpdateInspectionMutation, {
    update: (cache, { data }) => {
      if (data?.updateInspection.__typename === 'Inspection') forgetLists(cache, hiveId);
    },
  });
}

export function useDeleteInspectionMutation(hiveId: string | undefined) {
  return useMutationResult(DeleteInspectionMutation, {
    update: (cache, { data }) => {
      if (data?.deleteInspection.__typename === 'Done') forgetLists(cache, hiveId);
    },
  });
}

/** The diary, and what a hive tells of its inspections, home's cards among them. */
function forgetLists(cache: ApolloCache, hiveId: string | undefined): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'diary' });
  const hive = hiveId === undefined ? undefined : cache.identify({ __typename: 'Hive', id: hiveId });
  if (hive !== undefined) {
    for (const fieldName of ['lastInspection', 'inspectionCount', 'inspectionTable'])
      cache.evict({ id: hive, fieldName });
  }
  cache.gc();
}
