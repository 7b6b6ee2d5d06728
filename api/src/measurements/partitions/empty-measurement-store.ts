import { sql } from 'kysely';
import { quantities } from '#platform/taxonomy/quantities.ts';

/** A row of measurements without any value left. */
export const isEmptyMeasurement = sql<boolean>`num_nonnulls(${sql.join(
  quantities.map(({ abbreviation }) => sql.ref(`measurements.${abbreviation}`)),
)}) = 0 and measurements.extra is null`;
