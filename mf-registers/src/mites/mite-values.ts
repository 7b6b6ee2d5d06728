import type { CountedMites, MiteCountForm, MiteMethod } from '@skep/domain';
import type { EntryFragment as Entry, MiteCountInput } from '../generated/graphql.ts';

/** A method as the gateway spells it. */
export type SpelledMethod = Uppercase<MiteMethod>;

export const spelled = (method: MiteMethod) => method.toUpperCase() as SpelledMethod;

export const methodOf = (spelledMethod: SpelledMethod) =>
  spelledMethod.toLowerCase() as Lowercase<SpelledMethod>;

/** What an entry counted in one of its hives; undefined: it counted no mites there. */
export function countIn(
  { miteCount }: Pick<Entry, 'miteCount'>,
  { mites }: Pick<Entry['hives'][number], 'mites'>,
): CountedMites | undefined {
  if (!miteCount || !mites) return undefined;
  return {
    ...{ method: methodOf(miteCount.method), mites: mites.mites },
    ...{ days: miteCount.days ?? undefined, bees: mites.bees ?? undefined },
  };
}

/** As the gateway takes it. */
export function miteCountInput({ hiveIds, counts, ...form }: MiteCountForm): MiteCountInput {
  return {
    ...{ ...form, method: spelled(form.method) },
    counts: hiveIds.flatMap((hiveId) => {
      const count = counts[hiveId];
      return count === undefined ? [] : [{ hiveId, ...count }];
    }),
  };
}
