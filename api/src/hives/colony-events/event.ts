import type { ColonyEventKind, HiveState } from '@skep/domain';
import type { HivePlace } from '#hives/hive/changes.ts';
import type { HiveName, QueenName, QueenTenure } from '#hives/queens/queen.ts';
import type { ColonyEventId, HiveId, QueenId, UserId } from '#platform/context/ids.ts';

/** What every step in a colony's life says of itself. */
export interface ColonyStep {
  /** Made by the client: the same step twice is one. */
  clientId?: string | undefined;
  /** YYYY-MM-DD. */
  date: string;
  note?: string | undefined;
}

export interface NewColonyEvent extends ColonyStep {
  ownerId: UserId;
  kind: ColonyEventKind;
  /** Where it happened: the hive that was split, that another came into, whose queen left. */
  hiveId: HiveId;
  /** The new hive of a split, the one that is no more after uniting, the one to which a queen moved. */
  otherHiveId?: HiveId | undefined;
  /** The queen who came or moved. */
  queenId?: QueenId | undefined;
  /** The queen who headed the hive before. */
  formerQueenId?: QueenId | undefined;
  /** How many boxes went from one hive to the other, and how many frames they held. */
  movedBoxes?: number | undefined;
  movedFrames?: number | undefined;
}

/** The hives that a step was about, as they are now; none for a queen who has headed no hive. */
export interface StepHives {
  hiveId: HiveId | undefined;
  otherHiveId: HiveId | undefined;
}

export interface ColonyEvent {
  id: ColonyEventId;
  kind: ColonyEventKind;
  date: string;
  note: string | undefined;
  hive: HiveName;
  otherHive: HiveName | undefined;
  queen: QueenName | undefined;
  formerQueen: QueenName | undefined;
  movedBoxes: number | undefined;
  movedFrames: number | undefined;
  /** What the hive whose history it is became by it; undefined: it stayed what it was. */
  state: HiveState | undefined;
  /** Who wrote it down; undefined when that account is gone. */
  authorName: string | undefined;
}

/** What happened to a colony, the newest first, who headed it, and where it stood. */
export interface ColonyHistory {
  events: readonly ColonyEvent[];
  reigns: readonly (QueenTenure & { queen: QueenName })[];
  /** The present place first. */
  places: readonly HivePlace[];
}
