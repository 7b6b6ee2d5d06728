import Type from 'typebox';
import { queenFields } from '#hives/queens/queen-fields.ts';
import type { HiveId, QueenId } from '#platform/context/ids.ts';
import { idSchema, SentRevision } from '#platform/http/schemas.ts';
import { oldInputOf } from '#platform/resource/fields.ts';

/** What can be said of a queen; what is left out of an edit stays. */
const queenInput = oldInputOf(queenFields);

export const NewQueenInput = Type.Object({ ...queenInput, hive_id: idSchema<HiveId>() });
export const QueenEditInput = Type.Object({
  ...queenInput,
  hive_id: Type.Optional(idSchema<HiveId>()),
  rev: SentRevision,
});

/** A queen inside of the hive that she heads; with the id of another one nothing can be said of her. */
export const HiveQueenInput = Type.Object({
  ...queenInput,
  id: Type.Optional(idSchema<QueenId>()),
  rev: SentRevision,
});
