import { seasonOfDay } from '@skep/domain';
import * as v from 'valibot';
import { keepsBeesInSouth } from '#hive-core/half-of-earth.ts';
import type { SignedInContext } from '#platform/context/context.ts';

/** A season of the person's bees, by the year in which it begins. */
export interface Season {
  year: number;
  isSouthern: boolean;
}

/** A calendar year in a query. */
export const sentYear = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.number('not_a_number'),
  v.integer('not_whole'),
  v.minValue(1900, 'too_small'),
  v.maxValue(2200, 'too_large'),
);

/** @param year Default: of the present season. */
export async function seasonOf(context: SignedInContext, year?: number): Promise<Season> {
  const isSouthern = await keepsBeesInSouth(context);
  const today = context.clock.now().toISOString().slice(0, 10);
  return { year: year ?? seasonOfDay(today, isSouthern), isSouthern };
}
