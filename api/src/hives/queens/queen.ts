import { type QueenEnd, queenRules } from '@skep/domain';
import { custom, type InferOutput, number, object, optional } from 'valibot';
import type { HiveId, QueenId } from '#platform/context/ids.ts';
import { maxInt4 } from '#platform/database/max-int4.ts';

/** What the database can hold as an id: other numbers are nobody's. */
function isId(id: unknown): boolean {
  return Number.isInteger(id) && Number(id) > 0 && Number(id) <= maxInt4;
}

/** Everything that a person can say of a queen. */
export const queenFields = object({
  ...queenRules,
  raceId: number(),
  motherId: optional(custom<QueenId>(isId, 'unknown_choice')),
});

export type QueenFields = InferOutput<typeof queenFields>;

export interface Queen extends QueenFields {
  id: QueenId;
  rev: number;
  /** The hive that she heads, or headed last. */
  hiveId: HiveId;
  /** YYYY-MM-DD; undefined while she lives. */
  goneOn: string | undefined;
  fate: QueenEnd | undefined;
}

/** Changed fields; absent keys do not change, undefined empties a field. */
export type QueenChanges = { [Name in keyof QueenFields]?: unknown };

export interface QueenName {
  id: QueenId;
  name: string | undefined;
}

export interface HiveName {
  id: HiveId;
  name: string;
  /** It has no page any more. */
  isDeleted: boolean;
}

/** Days are YYYY-MM-DD; without an end it goes on. */
export interface QueenTenure {
  since: string;
  until: string | undefined;
}

/** A queen with all the hives that she headed, the newest first. */
export interface RegisteredQueen {
  queen: Queen;
  reigns: readonly (QueenTenure & { hive: HiveName })[];
}
