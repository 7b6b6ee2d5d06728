import type { MergePolicy, QueuedMutation } from '@skep/remote-kit';
import * as v from 'valibot';
import type { EditedQueenFragment, QueenInput, UpdateQueenMutation } from '../generated/graphql.ts';
import { queenFormRules, sentQueen, valuesOfQueen } from '../queen/queen-values.ts';
import { changedIn } from './waiting-hive.ts';

export interface WaitingQueen {
  /** In the person's words. */
  title: string;
  /** Where her form is opened again. */
  path: string;
  /** As the form began with her. */
  held: EditedQueenFragment;
  input: QueenInput;
  /** From which hers is chosen. */
  races: readonly { id: string; name: string }[];
}

/** What is shown of a queen whose changes wait for a network. */
export function waitingQueen({
  title,
  path,
  held,
  input,
  races,
}: WaitingQueen): QueuedMutation<UpdateQueenMutation> {
  const { id, revision } = held;
  const { raceId, ...queenFields } = input;
  const race = races.find((one) => one.id === raceId);
  const fields = {
    name: queenFields.name ?? null,
    birthDate: queenFields.birthDate ?? null,
    color: queenFields.color ?? null,
    isClipped: queenFields.isClipped,
    isFertilized: queenFields.isFertilized,
    line: queenFields.line ?? null,
    tree: queenFields.tree ?? null,
    description: queenFields.description ?? null,
    motherId: queenFields.motherId ?? null,
    race: race ? { __typename: 'BeeRace', id: race.id, name: race.name } : null,
  };
  const merges = mergeOf(held);
  const updateQueen = { __typename: 'Queen', id, revision, ...fields };
  return {
    title,
    about: `queen:${id}`,
    supersedes: `queen:${id}`,
    path,
    answer: {
      __typename: 'Mutation',
      updateQueen: updateQueen as unknown as UpdateQueenMutation['updateQueen'],
    },
    changes: [
      { kind: 'fields', typename: 'Queen', id, fields: changedIn(fields, input, merges, { race: 'raceId' }) },
    ],
    merges,
  };
}

function mergeOf(held: EditedQueenFragment): MergePolicy | undefined {
  const begun = v.safeParse(queenFormRules, valuesOfQueen(held));
  if (!begun.success) return undefined;
  const input = sentQueen(begun.output);
  const { name, race, birthDate, color, isClipped, isFertilized, line, tree, description, motherId } = held;
  return {
    began: { name, race, birthDate, color, isClipped, isFertilized, line, tree, description, motherId },
    input: { ...input },
    paths: {
      name: ['name'],
      raceId: ['race', 'id'],
      birthDate: ['birthDate'],
      color: ['color'],
      isClipped: ['isClipped'],
      isFertilized: ['isFertilized'],
      line: ['line'],
      tree: ['tree'],
      description: ['description'],
      motherId: ['motherId'],
    },
  };
}
