import { numberedHiveName } from '@skep/domain';
import { type QueuedMutation, temporaryPartOf } from '@skep/remote-kit';
import type { CreateApiaryInput, CreateApiaryMutation } from '../generated/graphql.ts';
import { madeHive, shownHive, thingsOfHive } from './created-hive.ts';
import { knownType } from './known-type.ts';
import { goesOnParameter } from './waiting-hive.ts';

export interface WaitingNewApiary {
  /** Of this browser's making. */
  id: string;
  /** In the person's words. */
  title: string;
  input: CreateApiaryInput;
  /** From which the type of its hives is chosen. */
  types: readonly { id: string; name: string }[];
}

/** What is shown of a new apiary that waits for a network, and of the hives that are made with it. */
export function waitingNewApiary({
  id,
  title,
  input,
  types,
}: WaitingNewApiary): QueuedMutation<CreateApiaryMutation> {
  const { name, hives: said } = input;
  const type = knownType(types, said.typeId);
  const hives = Array.from({ length: said.amount }, (_, index) =>
    madeHive(
      temporaryPartOf(id, `hive${index}`),
      { ...said, name: numberedHiveName(said.prefix, said.firstNumber + index), order: index + 1, type },
      { id, name },
    ),
  );
  const apiary = {
    __typename: 'Apiary' as const,
    id,
    revision: 0,
    name,
    color: input.color ?? null,
    isRoofed: input.isRoofed,
    description: input.description ?? null,
    address: { __typename: 'Address' as const, ...noAddress, ...input.address },
    coordinates: null,
    isOwner: true,
    isPlaceShown: true,
    isFavourite: false,
    hives,
  };
  return {
    title,
    about: `apiary:${id}`,
    makes: [
      { id, at: ['createApiary', 'id'] },
      ...hives.flatMap((hive, index) => thingsOfHive(hive, ['createApiary', 'hives', index])),
    ],
    path: `/apiaries/create?${goesOnParameter}=1`,
    answer: {
      __typename: 'Mutation',
      createApiary: apiary as unknown as CreateApiaryMutation['createApiary'],
    },
    changes: [{ kind: 'added', field: 'apiaries', entry: apiary, isLast: true }, ...hives.flatMap(shownHive)],
  };
}

const noAddress = { country: null, city: null, street: null, number: null, postalCode: null };
