import type { CreateQueenMutationVariables, QueenInput } from '../generated/graphql.ts';

export interface Race {
  id: string;
  key?: string;
  name: string;
}

/** A queen who was made in this browser: all that any screen here shows of one, before the service knows her. */
export function madeQueen(id: string, input: QueenInput, races: readonly Race[]) {
  const race = races.find((one) => one.id === input.raceId);
  return {
    __typename: 'Queen' as const,
    id,
    revision: 0,
    name: input.name ?? null,
    race: race ? { __typename: 'BeeRace' as const, id: race.id, key: race.key ?? '', name: race.name } : null,
    birthDate: input.birthDate ?? null,
    color: input.color ?? null,
    isClipped: input.isClipped,
    isFertilized: input.isFertilized,
    line: input.line ?? null,
    tree: input.tree ?? null,
    description: input.description ?? null,
    motherId: input.motherId ?? null,
    goneOn: null,
    fate: null,
    place: null,
    purpose: null,
    recipient: null,
  };
}

export type MadeQueen = Omit<ReturnType<typeof madeQueen>, 'place' | 'purpose'> &
  Pick<CreateQueenMutationVariables, 'place' | 'purpose'>;

/** In the register, as the head of a hive since that day; without a hive she heads none. */
export function shownInRegister(queen: MadeQueen, hive?: { id: string; name: string }, since = '') {
  const tenure = hive && {
    __typename: 'QueenReign' as const,
    hive: { __typename: 'HiveName' as const, id: hive.id, name: hive.name, isDeleted: false },
    since,
    until: null,
  };
  return {
    kind: 'added' as const,
    field: 'queenRegister',
    isLast: true,
    entry: {
      __typename: 'RegisteredQueen' as const,
      ...{ id: queen.id, queen, canEdit: true, isOwner: true, reigns: tenure ? [tenure] : [] },
    },
  };
}
