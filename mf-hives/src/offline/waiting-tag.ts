import type { QueuedMutation } from '@skep/remote-kit';
import type { CreateHiveTagMutation, HiveTagInput, UpdateHiveTagMutation } from '../generated/graphql.ts';
import { goesOnParameter } from './waiting-hive.ts';

/** What the form knows of the hive on which a tag hangs. */
export interface HiveOfTag {
  id: string;
  name: string;
  canEdit: boolean;
  deviceIds: readonly (string | number)[];
  color: string | null;
  layers: readonly object[];
  apiary: { id: string; name: string };
}

export interface WaitingTag {
  /** In the person's words. */
  title: string;
  /** That it has now; undefined: it is new. */
  number: string | undefined;
  input: HiveTagInput;
  hive: HiveOfTag;
}

/** What is shown of a tag that hangs on a hive, before the service knows. */
export function waitingTag({
  title,
  number,
  input,
  hive,
}: WaitingTag): QueuedMutation<CreateHiveTagMutation & UpdateHiveTagMutation> {
  const tagFields = {
    number: input.number,
    action: input.action,
    hive: { __typename: 'Hive', ...hive, apiary: { __typename: 'Apiary', ...hive.apiary } },
  };
  const tag = { __typename: 'HiveTag', id: number ?? input.number, ...tagFields };
  const form = number === undefined ? `/hivetags/create?hiveId=${hive.id}&` : `/hivetags/${number}/edit?`;
  return {
    title,
    about: `tag:${number ?? input.number}`,
    alsoAbout: [`hive:${hive.id}`],
    path: `${form}${goesOnParameter}=1`,
    answer: { __typename: 'Mutation', createHiveTag: tag, updateHiveTag: tag } as never,
    changes: [
      number === undefined
        ? { kind: 'added', field: 'hiveTags', entry: tag, isLast: true }
        : { kind: 'fields', typename: 'HiveTag', id: number, fields: tagFields },
    ],
  };
}
