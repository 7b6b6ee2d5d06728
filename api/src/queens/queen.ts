import { queenRules } from '@skep/domain';
import { type InferOutput, number, object } from 'valibot';
import type { HiveId, QueenId } from '../ids.ts';

/** Everything that a person can say of a queen. */
export const queenFields = object({ ...queenRules, raceId: number() });

export type QueenFields = InferOutput<typeof queenFields>;

export interface Queen extends QueenFields {
  id: QueenId;
  hiveId: HiveId;
}

/** What was said anew; absent keys stay as they are, undefined takes away. */
export type QueenChanges = { [Name in keyof QueenFields]?: unknown };
