import { type MutationOptions, useMutationResult } from '@skep/remote-kit';
import { readFragment } from '../generated/fragment-masking.ts';
import type {
  CreateHiveMutation as CreateHive,
  CreateHiveMutationVariables,
  UpdateHiveMutation as UpdateHive,
  UpdateHiveMutationVariables,
} from '../generated/graphql.ts';
import { placeHive } from './saved-hive-cache.ts';
import { CreateHiveMutation, SavedHiveFragment, UpdateHiveMutation } from './useSaveHive.graphql.ts';

/** Makes a hive; its apiary's list has it at once. @param waits what is shown of it where there is no network */
export function useCreateHive(waits: MutationOptions<CreateHive, CreateHiveMutationVariables>['waits']) {
  return useMutationResult(CreateHiveMutation, {
    waits,
    update: (cache, { data }) => {
      if (data?.createHive.__typename !== 'Hive') return;
      const { id, apiary } = readFragment(SavedHiveFragment, data.createHive);
      placeHive(cache, id, apiary.id);
    },
  });
}

/**
 * Saves a hive that stood in `formerApiaryId`; both apiaries' lists are right at once.
 * @param waits what is shown of it where there is no network
 */
export function useUpdateHive(
  formerApiaryId: string,
  waits: MutationOptions<UpdateHive, UpdateHiveMutationVariables>['waits'],
) {
  return useMutationResult(UpdateHiveMutation, {
    waits,
    update: (cache, { data }) => {
      if (data?.updateHive.__typename !== 'Hive') return;
      const { id, apiary } = readFragment(SavedHiveFragment, data.updateHive);
      placeHive(cache, id, apiary.id, formerApiaryId);
    },
  });
}
