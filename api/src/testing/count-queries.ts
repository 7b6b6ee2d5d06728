import type { KyselyPlugin } from 'kysely';
import type { SignedInContext } from '#platform/context/context.ts';

/** How many queries some work makes: a list must not ask more the longer it is. */
export async function countQueries(
  context: SignedInContext,
  work: (counted: SignedInContext) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Of those that were run: parts of a query pass by the other one, too.
    async transformResult({ result }) {
      count += 1;
      return result;
    },
  };
  await work({ ...context, db: context.db.withPlugin(counting) });
  return count;
}
