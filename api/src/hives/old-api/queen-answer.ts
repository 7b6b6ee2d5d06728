import { AppError, queenEnds } from '@skep/domain';
import Type from 'typebox';
import type { Queen } from '#hives/queens/queen.ts';
import { queenFields } from '#hives/queens/queen-fields.ts';
import { nullable, oneOf } from '#platform/http/schemas.ts';
import { oldAnswerOf, oldAnswerSchemas } from '#platform/resource/fields.ts';
import { categoryKey } from '#platform/taxonomy/catalogue.ts';

const { race_id, name, fertilized, clipped, ...others } = oldAnswerSchemas(queenFields);

export const QueenBody = Type.Object({
  id: Type.Integer(),
  rev: Type.Integer({ description: 'Revision to send in If-Match.' }),
  hive_id: Type.Integer(),
  race_id,
  race: nullable(Type.String({ description: 'Key of the race.' })),
  name,
  quality: nullable(Type.Integer()),
  fertilized,
  clipped,
  origin: nullable(Type.String()),
  ...others,
  gone_on: nullable(Type.String({ description: 'YYYY-MM-DD; null while the queen lives.' })),
  fate: nullable(oneOf(queenEnds)),
});

/** @throws AppError not_found for a queen who has headed no hive, whom old clients do not know. */
export function queenToWire(queen: Queen): Type.Static<typeof QueenBody> {
  if (queen.hiveId === undefined) throw new AppError('not_found');
  return {
    id: queen.id,
    rev: queen.rev,
    hive_id: queen.hiveId,
    ...oldAnswerOf(queenFields, queen),
    race: categoryKey(queen.raceId),
    // Columns of the old service that nobody fills.
    quality: null,
    origin: null,
    gone_on: queen.goneOn ?? null,
    fate: queen.fate ?? null,
  };
}

/** @throws AppError not_found for no queens at all: the old wire says so. */
export function queenListToWire(queens: readonly Queen[]) {
  const ofHives = queens.filter(({ hiveId }) => hiveId !== undefined);
  if (ofHives.length === 0) throw new AppError('not_found');
  return { queens: ofHives.map(queenToWire) };
}
