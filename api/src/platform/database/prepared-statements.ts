import { CompiledQuery, type Kysely } from 'kysely';
import { DeadlineClient } from './deadline-client.ts';
import type { Database } from './tables.ts';

const mark = '/* planned once */ ';

/** Names of the marked statements; each text is written in the code, so there are few. */
const names = new Map<string, string>();

/**
 * A statement whose plan each connection of PostgreSQL stores: for what is queried thousands of times a minute, where
 * planning costs more than doing.
 * @param text never put together from input: every other text is stored for good.
 */
export function plannedOnce<Row>(text: string) {
  const marked = `${mark}${text}`;
  names.set(marked, `planned_${names.size}`);
  return async (db: Kysely<Database>, parameters: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(marked, [...parameters]));
    return rows;
  };
}

/** A connection that gives marked statements a name, by which PostgreSQL knows them again. */
export class PlanningClient extends DeadlineClient {}

Object.defineProperty(PlanningClient.prototype, 'query', {
  value(this: DeadlineClient, ...given: unknown[]) {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' ? names.get(text) : undefined;
    return Reflect.apply(
      DeadlineClient.prototype.query,
      this,
      name === undefined ? given : [{ name, text, values }, ...rest],
    );
  },
});
