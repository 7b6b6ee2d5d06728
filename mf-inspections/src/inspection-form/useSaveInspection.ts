import type { ApolloCache } from '@apollo/client';
import { type MutationOptions, useMutationResult } from '@skep/remote-kit';
import { readFragment } from '../generated/fragment-masking.ts';
import type {
  CreateInspectionMutation as CreateInspection,
  CreateInspectionsMutation as CreateInspections,
  CreateInspectionsMutationVariables as CreateInspectionsVariables,
  CreateInspectionMutationVariables as CreateInspectionVariables,
  DeleteInspectionMutation as DeleteInspection,
  DeleteInspectionMutationVariables as DeleteInspectionVariables,
  SavedInspectionFragment as Saved,
  UpdateInspectionMutation as UpdateInspection,
  UpdateInspectionMutationVariables as UpdateInspectionVariables,
} from '../generated/graphql.ts';
import {
  CreateInspectionMutation,
  CreateInspectionsMutation,
  DeleteInspectionMutation,
  SavedInspectionFragment,
  UpdateInspectionMutation,
} from './saved-inspection.graphql.ts';

/** Records a new inspection. @param waits what is shown of it where there is no network */
export function useCreateInspection(
  hiveId: string,
  waits: MutationOptions<CreateInspection, CreateInspectionVariables>['waits'],
) {
  return useMutationResult(CreateInspectionMutation, {
    waits,
    update: (cache, { data }) => {
      if (data?.createInspection.__typename !== 'Inspection') return;
      updateHiveInCache(cache, readFragment(SavedInspectionFragment, data.createInspection), 1);
      forgetLists(cache, hiveId);
    },
  });
}

/** Records one of each of many hives; what lists and cards show of them is read again. */
export function useCreateInspections(
  waits: MutationOptions<CreateInspections, CreateInspectionsVariables>['waits'],
) {
  return useMutationResult(CreateInspectionsMutation, {
    waits,
    update: (cache, { data }) => {
      if (data?.createInspections.__typename !== 'RecordedInspections') return;
      for (const { hiveId } of data.createInspections.inspections) {
        const hive = cache.identify({ __typename: 'Hive', id: hiveId });
        cache.modify<{ lastInspection: unknown; inspectionCount: number }>({
          ...(hive !== undefined && { id: hive }),
          fields: {
            lastInspection: (_last, { INVALIDATE }) => INVALIDATE,
            inspectionCount: (count) => count + 1,
          },
        });
        forgetLists(cache, hiveId);
      }
    },
  });
}

/**
 * Changes one: its own fields are right in the cache at once; what is computed from it is read again.
 * @param waits what is shown of it where there is no network
 */
export function useUpdateInspection(
  hiveId: string,
  waits: MutationOptions<UpdateInspection, UpdateInspectionVariables>['waits'],
) {
  return useMutationResult(UpdateInspectionMutation, {
    waits,
    update: (cache, { data }) => {
      if (data?.updateInspection.__typename !== 'Inspection') return;
      updateHiveInCache(cache, readFragment(SavedInspectionFragment, data.updateInspection), 0);
      forgetLists(cache, hiveId);
    },
  });
}

/** @param waits what is shown where there is no network */
export function useDeleteInspectionMutation(
  hiveId: string | undefined,
  waits: MutationOptions<DeleteInspection, DeleteInspectionVariables>['waits'],
) {
  return useMutationResult(DeleteInspectionMutation, {
    waits,
    update: (cache, { data }) => {
      if (data?.deleteInspection.__typename === 'Done') forgetLists(cache, hiveId);
    },
  });
}

/**
 * What home's cards show of a hive is right at once and stays whole: without a network nobody could ask for what is
 * missing. Which one is the last after an earlier one changed, the service knows.
 */
function updateHiveInCache(cache: ApolloCache, saved: Saved, added: number): void {
  const hive = saved.hive && cache.identify({ ...saved.hive });
  if (hive === undefined || hive === null) return;
  const { id, inspectedAt, impression, needsAttention, notes, reminder, reminderAt } = saved;
  const savedFields = { id, inspectedAt, impression, needsAttention, notes, reminder, reminderAt };
  cache.modify<{ lastInspection: Partial<typeof savedFields> | null; inspectionCount: number }>({
    id: hive,
    fields: {
      lastInspection(last) {
        // It is a part of the hive; one that would be cached by itself is not known here.
        if (last !== null && '__ref' in last) return last;
        const isLater = Date.parse(last?.inspectedAt ?? '') > Date.parse(inspectedAt);
        return isLater && last?.id !== id ? last : { __typename: 'LastInspection', ...last, ...savedFields };
      },
      inspectionCount: (count) => count + added,
    },
  });
}

/** The diary and the hive's table of inspections, which only the service can order. */
export function forgetLists(cache: ApolloCache, hiveId: string | undefined): void {
  for (const fieldName of ['diary', 'newestInspections']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  const hive = hiveId === undefined ? undefined : cache.identify({ __typename: 'Hive', id: hiveId });
  if (hive !== undefined) {
    cache.evict({ id: hive, fieldName: 'inspectionTable' });
    cache.evict({ id: hive, fieldName: 'lastAnswers' });
  }
  cache.gc();
}
