import { queenRules } from '@skep/domain';
import Type from 'typebox';
import { custom, number, optional } from 'valibot';
import type { QueenId } from '#platform/context/ids.ts';
import { maxInt4 } from '#platform/database/max-int4.ts';
import { type ColumnsOf, field, type ValuesOf } from '#platform/resource/fields.ts';
import { asId, colour, day, flag, idOf, integer, line, paragraph } from '#platform/resource/kinds.ts';

/** What the database can hold as an id: other numbers are nobody's. */
const isId = (id: unknown) => Number.isInteger(id) && Number(id) > 0 && Number(id) <= maxInt4;

/** The old API takes any other number as a no. */
const yesNo = { ...flag, oldInput: Type.Integer({ description: '0 or 1.' }) };
const race = { ...integer, ...asId<number>('race'), oldInput: Type.Integer() };

/** Everything that a person can say of a queen, in the order in which the old API sends it. */
export const queenFields = {
  raceId: field(number(), race, { column: 'race_id', hasDefault: true }),
  name: field(queenRules.name, line, { column: 'name' }),
  isFertilized: field(queenRules.isFertilized, yesNo, { column: 'is_fertilized', old: 'fertilized' }),
  isClipped: field(queenRules.isClipped, yesNo, { column: 'is_clipped', old: 'clipped' }),
  tree: field(queenRules.tree, line, { column: 'tree' }),
  line: field(queenRules.line, line, { column: 'line' }),
  motherId: field(optional(custom<QueenId>(isId, 'unknown_choice')), idOf<QueenId>('mother'), {
    column: 'mother_id',
  }),
  color: field(queenRules.color, colour, { column: 'color' }),
  description: field(queenRules.description, paragraph, { column: 'description' }),
  birthDate: field(queenRules.birthDate, day, { column: 'birth_date' }),
};

/** Archives name the race by its key, since its number says nothing elsewhere. */
const { raceId: _raceId, ...exportedQueenFields } = queenFields;

export { exportedQueenFields };

export type QueenFields = ValuesOf<typeof queenFields>;
export type QueenColumns = ColumnsOf<typeof queenFields>;
