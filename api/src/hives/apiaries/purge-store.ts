import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { deleteBatch, emptyColumns } from '#platform/database/delete-batch.ts';

const columnsEmptied = [
  ...['client_id', 'color', 'description', 'is_roofed', 'latitude', 'longitude'],
  ...['country_code', 'city', 'street', 'street_number', 'postal_code'],
];

/**
 * Deletes some of the apiaries that were deleted before that time. Of one in which a hive stood that is still there, its
 * name stays, and nothing else.
 */
export async function purgeApiaries(context: Pick<Context, 'db'>, before: Date): Promise<number> {
  const wasDeleted = sql<boolean>`deleted_at < ${before}`;
  const isNamed = sql.join(
    ['hives', 'hive_places', 'inspections'].map(
      (table) => sql`exists (select from ${sql.table(table)} as named where named.apiary_id = apiaries.id)`,
    ),
    sql` or `,
  );
  const emptied =
    (await emptyColumns(context, 'apiaries', columnsEmptied, wasDeleted)) +
    (await deleteBatch(
      context,
      'attachments',
      sql<boolean>`apiary_id in (select id from apiaries where ${wasDeleted})`,
    ));
  return emptied + (await deleteBatch(context, 'apiaries', sql<boolean>`${wasDeleted} and not (${isNamed})`));
}
