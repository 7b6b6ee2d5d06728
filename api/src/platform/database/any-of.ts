import { type RawBuilder, sql } from 'kysely';

/** Any of these ids, behind `=`. One parameter however many there are, so that it is one statement for the database. */
export function anyOf<Id extends number>(ids: readonly Id[]): RawBuilder<Id> {
  return sql<Id>`any(${ids}::int[])`;
}
