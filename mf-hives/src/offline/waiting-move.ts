import type { CachePatch, QueuedMutation } from '@skep/remote-kit';
import type { MoveHivesMutation } from '../generated/graphql.ts';

export interface WaitingMove {
  /** In the person's words. */
  title: string;
  hiveIds: readonly string[];
  /** Where they go. */
  target: { id: string; name: string };
}

/** What is shown of hives that stand elsewhere from now on, before the service knows. */
export function waitingMove({ title, hiveIds, target }: WaitingMove): QueuedMutation<MoveHivesMutation> {
  const { id, name } = target;
  const hives = hiveIds.map((hiveId) => ({ __typename: 'Hive', id: hiveId }));
  return {
    title,
    about: `hives:${hiveIds.join()}`,
    alsoAbout: [`apiary:${id}`, ...hiveIds.map((hiveId) => `hive:${hiveId}`)],
    path: '/',
    answer: { __typename: 'Mutation', moveHives: { __typename: 'MovedHives', hives } as never },
    changes: hiveIds.flatMap((hiveId): CachePatch[] => [
      { kind: 'moved', typename: 'Hive', id: hiveId, list: 'hives', to: { typename: 'Apiary', id } },
      {
        kind: 'fields',
        typename: 'Hive',
        id: hiveId,
        fields: { apiary: { __typename: 'Apiary', id, name } },
      },
    ]),
  };
}
