import { type MiteCountOfHive, type MiteFacts, miteMethods, registerLimits } from '@skep/domain';
import Type from 'typebox';
import { MaybeText, nullable, oneOf } from '#platform/http/schemas.ts';
import type { MiteSeason } from './mite-season.ts';
import { correctionOf, entryInput, said } from './wire-input.ts';

/** Other keys would be taken for hives and lead nowhere. */
const HiveKey = Type.String({ pattern: '^\\d{1,9}$' });

export const MiteCountInput = Type.Object({
  ...entryInput,
  method: oneOf(miteMethods),
  days: Type.Optional(nullable(Type.Number({ description: 'Days for which the board was in the hive.' }))),
  counts: Type.Record(
    HiveKey,
    Type.Object({
      mites: Type.Number(),
      bees: Type.Optional(nullable(Type.Number({ description: 'Number of bees in the sample.' }))),
      broodless: Type.Optional(Type.Boolean()),
    }),
    {
      additionalProperties: false,
      maxProperties: registerLimits.hives,
      description: 'Mites of each hive by id.',
    },
  ),
  recount_day: MaybeText,
});

export function miteCountOf(body: Type.Static<typeof MiteCountInput>) {
  const counts = Object.entries(body.counts).map(([id, { mites, bees, broodless = false }]) => [
    id,
    { mites, bees: said(bees), isBroodless: broodless },
  ]);
  return {
    ...correctionOf(body),
    ...{ hiveIds: body.hive_ids, day: body.day, method: body.method, days: said(body.days) },
    ...{ counts: Object.fromEntries(counts), recountDay: said(body.recount_day) },
  };
}

/** Of one hive, as it is sent. */
export const MitesOfHiveBody = Type.Object({
  mites: Type.Integer(),
  bees: nullable(Type.Integer({ description: 'Number of bees in the sample; null for a board.' })),
  broodless: Type.Boolean(),
});

export const MiteCountBody = Type.Object({
  method: oneOf(miteMethods),
  days: nullable(Type.Integer({ description: 'Days for which the board was in the hive.' })),
  recount_day: nullable(Type.String({ description: 'Date of the next count, YYYY-MM-DD.' })),
});

export function mitesOfHiveToWire(count: MiteCountOfHive): Type.Static<typeof MitesOfHiveBody> {
  return { mites: count.mites, bees: count.bees ?? null, broodless: count.isBroodless };
}

export function miteCountToWire(facts: MiteFacts): Type.Static<typeof MiteCountBody> {
  return { method: facts.method, days: facts.days ?? null, recount_day: facts.recountDay ?? null };
}

export const MiteSeasonBody = Type.Object({
  counts: Type.Array(
    Type.Object({
      entry_id: Type.Integer(),
      hive_id: Type.Integer(),
      day: Type.String(),
      ...MiteCountBody.properties,
      ...MitesOfHiveBody.properties,
    }),
  ),
  treatments: Type.Array(
    Type.Object({
      entry_id: Type.Integer(),
      hive_ids: Type.Array(Type.Integer()),
      day: Type.String(),
      last_day: Type.String(),
      product: Type.String(),
      substance: Type.String(),
    }),
  ),
});

export function seasonToWire({ counts, treatments }: MiteSeason): Type.Static<typeof MiteSeasonBody> {
  return {
    counts: counts.map((count) => ({
      ...{ entry_id: count.entryId, hive_id: count.hiveId, day: count.day },
      ...miteCountToWire(count),
      ...mitesOfHiveToWire(count),
    })),
    treatments: treatments.map(({ entryId, hiveIds, lastDay, ...rest }) => ({
      ...{ entry_id: entryId, hive_ids: [...hiveIds], last_day: lastDay, ...rest },
    })),
  };
}
