import type { ChartMarkKind, ColonyEventKind, RegisterKind } from '@skep/domain';
import type { Access } from '#platform/access/access.ts';
import type { ChartNoteId, DeviceId, HiveId, UserId } from '#platform/context/ids.ts';

/** Something to show at a moment of a chart. */
export interface ChartMark {
  kind: ChartMarkKind;
  /** Of the inspection, the event, the note, the alert or the register's entry. */
  id: number;
  time: Date;
  /** In the words of who wrote it down; of an alert the name of its rule, of a treatment the product. */
  text: string | undefined;
  hive: { id: HiveId; name: string } | undefined;
  /** Of a colony's event: what happened. */
  event: ColonyEventKind | undefined;
  /** Of an entry of the register. */
  entryKind?: RegisterKind | undefined;
  /** Here, at the chart: only notes can be. */
  canEdit: boolean;
}

export interface ChartNote {
  id: ChartNoteId;
  access: Access;
  time: Date;
  text: string;
  hive: { id: HiveId; name: string } | undefined;
}

/** What a note is about. */
export interface NotePlace {
  ownerId: UserId;
  deviceId: DeviceId | undefined;
  hiveId: HiveId | undefined;
}

/** A stretch of a hive's time, its end not part of it. */
export interface HiveTimeRange {
  hiveId: HiveId;
  from: Date;
  to: Date;
}
