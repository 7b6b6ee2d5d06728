import { AppError, queenEnds } from '@skep/domain';
import Type from 'typebox';
import type { HiveId, QueenId } from '#platform/context/ids.ts';
import type { FieldNames } from '#platform/http/field-names.ts';
import { idSchema, MaybeText, nullable, oneOf, SentRevision, text } from '#platform/http/schemas.ts';
import { booleanOf, colourOf, flagOf, given } from '#platform/http/wire-values.ts';
import { categoryKey } from '#platform/taxonomy/catalogue.ts';
import type { Queen, QueenChanges, RegisteredQueen } from './queen.ts';

/** What the wire calls the fields of a queen. */
export const queenNames: FieldNames = { clipped: 'isClipped', fertilized: 'isFertilized' };

const MaybeInteger = Type.Optional(nullable(Type.Integer()));

/** What can be said of a queen; what is left out of an edit stays. */
export const QueenInput = Type.Object({
  name: MaybeText,
  description: MaybeText,
  line: MaybeText,
  tree: MaybeText,
  race_id: MaybeInteger,
  birth_date: Type.Optional(nullable(text({ description: 'YYYY-MM-DD.' }))),
  color: MaybeText,
  clipped: Type.Optional(nullable(Type.Integer({ description: '0 or 1.' }))),
  fertilized: Type.Optional(nullable(Type.Integer({ description: '0 or 1.' }))),
  mother_id: Type.Optional(nullable(idSchema<QueenId>())),
});

export const NewQueenInput = Type.Object({ ...QueenInput.properties, hive_id: idSchema<HiveId>() });
export const QueenEditInput = Type.Object({
  ...QueenInput.properties,
  hive_id: Type.Optional(idSchema<HiveId>()),
  rev: SentRevision,
});

/** A queen inside of the hive that she heads; with the id of another one nothing can be said of her. */
export const HiveQueenInput = Type.Object({
  ...QueenInput.properties,
  id: Type.Optional(idSchema<QueenId>()),
  rev: SentRevision,
});

export const QueenBody = Type.Object({
  id: Type.Integer(),
  rev: Type.Integer({ description: 'Revision to send in If-Match.' }),
  hive_id: Type.Integer(),
  race_id: Type.Integer(),
  race: nullable(Type.String({ description: 'Key of the race.' })),
  name: nullable(Type.String()),
  quality: nullable(Type.Integer()),
  fertilized: Type.Integer({ description: '0 or 1.' }),
  clipped: Type.Integer({ description: '0 or 1.' }),
  origin: nullable(Type.String()),
  tree: nullable(Type.String()),
  line: nullable(Type.String()),
  mother_id: nullable(Type.Integer()),
  color: nullable(Type.String()),
  description: nullable(Type.String()),
  birth_date: nullable(Type.String()),
  gone_on: nullable(Type.String({ description: 'YYYY-MM-DD; null while the queen lives.' })),
  fate: nullable(oneOf(queenEnds)),
});

export function queenToWire(queen: Queen): Type.Static<typeof QueenBody> {
  return {
    id: queen.id,
    rev: queen.rev,
    hive_id: queen.hiveId,
    race_id: queen.raceId,
    race: categoryKey(queen.raceId),
    name: queen.name ?? null,
    // Columns of the old service that nobody fills.
    quality: null,
    origin: null,
    mother_id: queen.motherId ?? null,
    fertilized: flagOf(queen.isFertilized) ?? 0,
    clipped: flagOf(queen.isClipped) ?? 0,
    tree: queen.tree ?? null,
    line: queen.line ?? null,
    color: queen.color ?? null,
    description: queen.description ?? null,
    birth_date: queen.birthDate ?? null,
    gone_on: queen.goneOn ?? null,
    fate: queen.fate ?? null,
  };
}

export const RegisterBody = Type.Object({
  queens: Type.Array(
    Type.Object({
      ...QueenBody.properties,
      reigns: Type.Array(
        Type.Object({
          hive: Type.Object({
            id: Type.Integer(),
            name: Type.String(),
            is_deleted: Type.Boolean({ description: 'True: deleted; only its name remains.' }),
          }),
          since: Type.String({ description: 'YYYY-MM-DD.' }),
          until: nullable(Type.String({ description: 'YYYY-MM-DD; null for her current hive.' })),
        }),
        { description: 'Her hives, newest first.' },
      ),
    }),
  ),
});

export function registerToWire(queens: readonly RegisteredQueen[]): Type.Static<typeof RegisterBody> {
  return {
    queens: queens.map(({ queen, reigns }) => ({
      ...queenToWire(queen),
      reigns: reigns.map(({ hive: { id, name, isDeleted }, since, until }) => ({
        hive: { id, name, is_deleted: isDeleted },
        since,
        until: until ?? null,
      })),
    })),
  };
}

/** What a body says of a queen: absent keys are absent, null takes away. */
export function queenChangesOf(body: Type.Static<typeof QueenInput>): QueenChanges {
  return {
    ...given(body, ['name', 'description', 'line', 'tree']),
    ...('race_id' in body ? { raceId: body.race_id ?? undefined } : {}),
    ...('birth_date' in body ? { birthDate: body.birth_date ?? undefined } : {}),
    ...('mother_id' in body ? { motherId: body.mother_id ?? undefined } : {}),
    ...('color' in body ? { color: colourOf(body.color) } : {}),
    ...('clipped' in body ? { isClipped: booleanOf(body.clipped) } : {}),
    ...('fertilized' in body ? { isFertilized: booleanOf(body.fertilized) } : {}),
  };
}

/** @throws AppError not_found for no queens at all: the old wire says so. */
export function queenListToWire(queens: readonly Queen[]) {
  if (queens.length === 0) throw new AppError('not_found');
  return { queens: queens.map(queenToWire) };
}
