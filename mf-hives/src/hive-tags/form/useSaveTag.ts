import type { ApolloCache } from '@apollo/client';
import { useMutationResult } from '@skep/remote-kit';
import type { HiveTagInput } from '../../generated/graphql.ts';
import { type HiveOfTag, waitingTag } from '../../offline/waiting-tag.ts';
import { useIntl } from '../use-tag-intl.ts';
import { CreateHiveTagMutation, UpdateHiveTagMutation } from './useSaveTag.graphql.ts';

/**
 * Saves a tag.
 * @param number that it has now; undefined makes a new one
 * @param hives on which it can hang
 */
export function useSaveTag(number: string | undefined, hives: readonly HiveOfTag[]) {
  const { formatMessage } = useIntl();
  const waits = ({ input }: { input: HiveTagInput }) => {
    const hive = hives.find(({ id }) => id === input.hiveId);
    if (!hive) return undefined;
    const title = formatMessage({ id: 'tags.waitingTitle' }, { number: input.number, hive: hive.name });
    return waitingTag({ title, number, input, hive });
  };
  const create = useMutationResult(CreateHiveTagMutation, { update: forgetList, waits });
  const update = useMutationResult(UpdateHiveTagMutation, { update: forgetList, waits });
  return {
    run: (input: HiveTagInput, draftId: string) =>
      number === undefined ? create.run({ input }, draftId) : update.run({ number, input }, draftId),
    isRunning: create.isRunning || update.isRunning,
  };
}

/** The list is in the order of the numbers, which the service knows best: it is queried again. */
function forgetList(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'hiveTags' });
  cache.gc();
}
