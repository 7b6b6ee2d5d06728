import type { CachePatch, QueuedMutation } from '@skep/remote-kit';
import type {
  SeasonBloomFragment as Bloom,
  DeleteBloomMutation,
  DeleteBloomMutationVariables,
  NoteBloomMutation,
  NoteBloomMutationVariables,
} from '../generated/graphql.ts';

/** The id of a bloom, as the service composes it: a browser knows it before the bloom is stored. */
export function bloomId({ apiaryId, season, plant }: DeleteBloomMutationVariables): string {
  return `${apiaryId}.${season}.${plant.toLowerCase()}`;
}

/** What is shown of a bloom that is noted without a network. @param title in the person's words */
export function waitingBloom(
  title: string,
  { apiaryId, season, plant, firstDay, lastDay = null }: NoteBloomMutationVariables,
): QueuedMutation<NoteBloomMutation> {
  const id = bloomId({ apiaryId, season, plant });
  const entry: Omit<Bloom, ' $fragmentName'> = {
    ...{ __typename: 'Bloom', id, apiaryId, season, plant, firstDay, lastDay },
  };
  const changes: readonly CachePatch[] = [
    { kind: 'added', field: 'blooms', entry, isLast: true },
    { kind: 'fields', typename: 'Bloom', id, fields: { firstDay, lastDay } },
  ];
  return {
    ...onePlace(title, id),
    answer: { __typename: 'Mutation', noteBloom: entry as unknown as NoteBloomMutation['noteBloom'] },
    changes,
  };
}

/** The same of one that is deleted. */
export function waitingBloomDeletion(
  title: string,
  variables: DeleteBloomMutationVariables,
): QueuedMutation<DeleteBloomMutation> {
  const id = bloomId(variables);
  return {
    ...onePlace(title, id),
    answer: { __typename: 'Mutation', deleteBloom: { __typename: 'Done', done: true } },
    changes: [{ kind: 'gone', typename: 'Bloom', id }],
  };
}

/** Each write says all of a bloom, so the last one counts. */
const onePlace = (title: string, id: string) => ({
  ...{ title, about: `bloom:${id}`, supersedes: `bloom:${id}`, path: '/season' },
});
