import { renamingParts } from '../../errors/failure.ts';
import type { QueenInput } from '../../generated/schema.ts';
import { chosenWireId } from '../wire-ids.ts';

/** What the wire calls the fields of a queen. */
export const queenNames = {
  race_id: 'raceId',
  birth_date: 'birthDate',
  clipped: 'isClipped',
  fertilized: 'isFertilized',
  mother_id: 'motherId',
} as const;

export const queenPath = renamingParts({ hive_id: 'hiveId', ...queenNames });

export function queenToWire(input: QueenInput) {
  const { raceId, birthDate, color, isClipped, isFertilized, motherId, ...texts } = input;
  return {
    name: texts.name ?? null,
    line: texts.line ?? null,
    tree: texts.tree ?? null,
    description: texts.description ?? null,
    race_id: raceId == null ? null : chosenWireId(raceId, 'race_id'),
    birth_date: birthDate ?? null,
    color: color ?? null,
    clipped: isClipped ? 1 : 0,
    fertilized: isFertilized ? 1 : 0,
    mother_id: motherId == null ? null : chosenWireId(motherId, 'mother_id'),
  };
}
