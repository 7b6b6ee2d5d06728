import type { QueenEnd, QueenPurpose } from '@skep/domain';
import type { Access } from '#platform/access/access.ts';
import type { HiveId, QueenId } from '#platform/context/ids.ts';
import type { QueenFields } from './queen-fields.ts';

/** What is known of a queen who heads no hive, besides what became of her. */
export interface QueenWhereabouts {
  place?: string | undefined;
  purpose?: QueenPurpose | undefined;
  /** Whoever bought her or got her is told to her owner alone. */
  recipient?: string | undefined;
}

export interface Queen extends QueenFields, QueenWhereabouts {
  id: QueenId;
  rev: number;
  /** The hive that she heads, or headed last; undefined before the first. */
  hiveId: HiveId | undefined;
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
  /** What the viewer may do with her. */
  access: Access;
  reigns: readonly (QueenTenure & { hive: HiveName })[];
}
