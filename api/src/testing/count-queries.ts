import type { KyselyPlugin } from 'kysely';
import type { SignedInContext } from '#platform/context/context.ts';

/**
 * How many queries some work makes: a list must not ask more the longer it is.
 * @param table counts only those that name it.
 */
export async function countQueries(
  context: SignedInContext,
  work: (counted: SignedInContext) => Promise<unknown>,
  table = '',
): Promise<number> {
  let count = 0;
  const counted = new WeakSet();
  const counting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (JSON.stringify(node).includes(table)) counted.add(queryId);
      return node;
    },
    // Of those that were run: parts of a query pass by the other one, too.
    async transformResult({ result, queryId }) {
      if (counted.has(queryId)) count += 1;
      return result;
    },
  };
  await work({ ...context, db: context.db.withPlugin(counting) });
  return count;
}
