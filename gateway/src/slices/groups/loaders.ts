import type { AnswerOf } from '@skep/rest-client';
import { dataOf } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';

export type GroupsInBrief = AnswerOf<'listGroupsInBrief'>;

/** The REST resources of this slice, each read once for all that a request asks for. */
export interface GroupLoaders {
  /** The person's groups and invitations, without members and hives. */
  groupsInBrief: () => Promise<GroupsInBrief>;
}

export function createGroupLoaders({ client, onWrite }: Rest): GroupLoaders {
  let read: Promise<GroupsInBrief> | undefined;
  onWrite(() => {
    read = undefined;
  });
  return {
    groupsInBrief() {
      read ??= dataOf(client.GET('/api/v1/groups/brief'));
      return read;
    },
  };
}
