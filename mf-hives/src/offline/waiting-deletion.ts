import type { CachePatch, QueuedMutation } from '@skep/remote-kit';
import type {
  DeleteApiaryMutation,
  DeleteHiveMutation,
  DeleteHivesMutation,
  DeleteHiveTagMutation,
  DeleteQueenMutation,
} from '../generated/graphql.ts';

const done = { __typename: 'Done', done: true } as const;

/** What somebody else deleted meanwhile is gone as it was wanted. */
const settledBy = ['not_found'];

/** What is shown where a hive is deleted without a network. @param title in the person's words */
export function waitingHiveDeletion(title: string, id: string): QueuedMutation<DeleteHiveMutation> {
  const answer = { __typename: 'Mutation', deleteHive: done } as const;
  return { title, about: `hive:${id}`, settledBy, path: '/', answer, changes: [goneHive(id)] };
}

/** The same of several. */
export function waitingHivesDeletion(
  title: string,
  ids: readonly string[],
): QueuedMutation<DeleteHivesMutation> {
  return {
    title,
    about: `hives:${ids.join()}`,
    alsoAbout: ids.map((id) => `hive:${id}`),
    settledBy,
    path: '/',
    answer: { __typename: 'Mutation', deleteHives: done },
    changes: ids.map(goneHive),
  };
}

/** The same of an apiary with its hives. */
export function waitingApiaryDeletion(
  title: string,
  id: string,
  hiveIds: readonly string[],
): QueuedMutation<DeleteApiaryMutation> {
  return {
    title,
    about: `apiary:${id}`,
    alsoAbout: hiveIds.map((hiveId) => `hive:${hiveId}`),
    settledBy,
    path: '/',
    answer: { __typename: 'Mutation', deleteApiary: done },
    changes: [{ kind: 'gone', typename: 'Apiary', id }, ...hiveIds.map(goneHive)],
  };
}

/** The same of a tag, whose number is free then. */
export function waitingTagDeletion(title: string, number: string): QueuedMutation<DeleteHiveTagMutation> {
  return {
    title,
    about: `tag:${number}`,
    settledBy,
    path: '/hivetags',
    answer: { __typename: 'Mutation', deleteHiveTag: done },
    changes: [{ kind: 'gone', typename: 'HiveTag', id: number }],
  };
}

/** The same of a queen, here and in the register. */
export function waitingQueenDeletion(title: string, id: string): QueuedMutation<DeleteQueenMutation> {
  return {
    title,
    about: `queen:${id}`,
    settledBy,
    path: '/queens',
    answer: { __typename: 'Mutation', deleteQueen: done },
    changes: [
      { kind: 'gone', typename: 'Queen', id },
      { kind: 'gone', typename: 'RegisteredQueen', id },
    ],
  };
}

/** With what is written of it, and what hangs on it. */
function goneHive(id: string): CachePatch {
  return { kind: 'gone', typename: 'Hive', id, along: ['Inspection', 'Reminder', 'HiveTag'] };
}
