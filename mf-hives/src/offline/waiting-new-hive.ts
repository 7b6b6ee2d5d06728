import type { QueuedMutation } from '@skep/remote-kit';
import type { CreateHiveInput, CreateHiveMutation } from '../generated/graphql.ts';
import { madeHive, shownHive, thingsOfHive } from './created-hive.ts';
import { knownType } from './known-type.ts';
import { goesOnParameter } from './waiting-hive.ts';

export interface WaitingNewHive {
  /** Of this browser's making. */
  id: string;
  /** In the person's words. */
  title: string;
  input: CreateHiveInput;
  apiary: { id: string; name: string };
  /** From which its type is chosen. */
  types: readonly { id: string; name: string }[];
}

/** What is shown of a new hive that waits for a network. */
export function waitingNewHive({
  id,
  title,
  input,
  apiary,
  types,
}: WaitingNewHive): QueuedMutation<CreateHiveMutation> {
  const hive = madeHive(id, { ...input, type: knownType(types, input.typeId) }, apiary);
  return {
    title,
    about: `hive:${id}`,
    makes: thingsOfHive(hive, ['createHive']),
    path: `/hives/create?${goesOnParameter}=1`,
    answer: {
      __typename: 'Mutation',
      createHive: hive as unknown as CreateHiveMutation['createHive'],
    },
    changes: shownHive(hive),
  };
}
