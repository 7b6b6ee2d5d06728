import type { QueuedMutation } from '@skep/remote-kit';
import type { DeleteInspectionMutation } from '../generated/graphql.ts';

/**
 * What is shown where an inspection is deleted without a network: no list has it, and its reminder is gone with it. Which
 * one is the hive's last from then on, the service knows.
 * @param title in the person's words
 */
export function waitingDeletion(
  title: string,
  id: string,
  hiveId: string | undefined,
): QueuedMutation<DeleteInspectionMutation> {
  return {
    title,
    about: `inspection:${id}`,
    alsoAbout: [`reminder:${id}`, ...(hiveId === undefined ? [] : [`hive:${hiveId}`])],
    settledBy: ['not_found'],
    path: '/diary',
    answer: { __typename: 'Mutation', deleteInspection: { __typename: 'Done', done: true } },
    changes: [
      {
        kind: 'gone',
        typename: 'Inspection',
        id,
        lists: [
          { typename: 'InspectionConnection', list: 'nodes', count: 'totalCount' },
          {
            typename: 'InspectionTable',
            list: 'columns',
            count: 'totalCount',
            beside: ['rows', '*', 'cells'],
          },
        ],
      },
      { kind: 'gone', typename: 'Reminder', id },
      { kind: 'gone', typename: 'LastInspection', id },
    ],
  };
}
