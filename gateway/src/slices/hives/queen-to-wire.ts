import type { QueenInput } from '../../generated/schema.ts';
import { chosenWireId } from '../wire-ids.ts';

/** @param inside the field of the input that holds the queen, such as `queen.`. */
export function queenToWire(input: QueenInput, inside = '') {
  const { raceId, birthDate, color, isClipped, isFertilized, motherId, ...texts } = input;
  return {
    name: texts.name ?? null,
    line: texts.line ?? null,
    tree: texts.tree ?? null,
    description: texts.description ?? null,
    race_id: raceId == null ? null : chosenWireId(raceId, `${inside}raceId`),
    birth_date: birthDate ?? null,
    color: color ?? null,
    clipped: isClipped ? 1 : 0,
    fertilized: isFertilized ? 1 : 0,
    mother_id: motherId == null ? null : chosenWireId(motherId, `${inside}motherId`),
  };
}
