import { registerLimits } from '@skep/domain';
import Type from 'typebox';
import type { HiveId } from '#platform/context/ids.ts';
import { idSchema, MaybeText, nullable, text } from '#platform/http/schemas.ts';
import type { EntryId } from './tables.ts';

export const Year = Type.Integer({
  minimum: 1900,
  maximum: 2200,
  description: 'Calendar year, such as 2026.',
});

export const SeasonYear = Type.Integer({
  ...Year,
  description:
    'Year in which the season begins: a calendar year, or July to June where most of the person’s bees are in the south. Default: the present season.',
});

export const Day = text({ description: 'YYYY-MM-DD, not in the future.' });

/** In whose place an entry is to stand, and why. */
export const correctionInput = {
  corrects_id: Type.Optional(nullable(idSchema<EntryId>())),
  correction_reason: MaybeText,
};

/** What every entry about hives is sent with. */
export const entryInput = {
  hive_ids: Type.Array(idSchema<HiveId>(), {
    minItems: 1,
    maxItems: registerLimits.hives,
    description: 'Hives of one owner, whose records get the entry.',
  }),
  day: Day,
  ...correctionInput,
};

/** Nulls are left out, as forms have it. */
export const said = <Given>(value: Given | null | undefined) => value ?? undefined;

/** In whose place it is to stand, and why. */
export function correctionOf(body: { corrects_id?: EntryId | null; correction_reason?: string | null }) {
  return { correctsId: said(body.corrects_id), correctionReason: said(body.correction_reason) };
}
