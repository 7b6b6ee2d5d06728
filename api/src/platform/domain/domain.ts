import type { StorageKind } from '@skep/domain';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, HiveId, UserId } from '#platform/context/ids.ts';
import type { ExportTable } from '#platform/exporting/export-table.ts';
import type { ExportedFiles } from '#platform/exporting/exported-files.ts';
import type { RestoredTable } from '#platform/exporting/restored-table.ts';
import type { Routes } from '#platform/http/http.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { Figure } from '#platform/observability/gauge.ts';

/**
 * What a domain brings to the service. Each domain's folder exports one of these from its `domain.ts`, and the list in
 * `domains.ts` names it: nothing else has to know that it is there.
 */
export interface Domain {
  /** Under `/api`. */
  routes: readonly Routes[];
  jobs?: readonly Job[];
  /** What people own of it, for the export of everything that is theirs. Each has a line in `locales/exports`. */
  exports?: readonly ExportTable[];
  /** Which of these come back from an archive, and how. */
  restores?: readonly RestoredTable[];
  /** Pictures that stand beside these tables. */
  exportedFiles?: readonly ExportedFiles[];
  /** Files of people that it stores. They all count towards the storage of the person who sent them. */
  storage?: readonly StoredKind[];
  /** Goes along when a device is made or comes to another hive, in the transaction of that. */
  onDevicePlaced?: readonly ((context: Context, deviceId: DeviceId) => Promise<void>)[];
  /** Ends what belongs to hives that are deleted, in the transaction that deletes them. */
  onHivesDeleted?: readonly ((context: Context, hiveIds: readonly HiveId[], at: Date) => Promise<void>)[];
  /** Goes along when honey supers are put on a hive, in the transaction of that: it may ask for a reason. */
  onSupersAdded?: readonly ((context: SignedInContext, put: SupersPutOn) => Promise<void>)[];
  /** Goes along when a person has something told at another address, in the transaction of that. */
  onWebhookMoved?: readonly ((context: SignedInContext, from: string, to: string) => Promise<void>)[];
  /** Ends what others share with who asks, in the transaction that deletes their account, before it goes. */
  onAccountDeleted?: readonly ((context: SignedInContext) => Promise<void>)[];
  /** Is told when a person has proved their address for the first time, in the transaction of that. */
  proved?: readonly ((context: Context, userId: UserId) => Promise<void>)[];
  /** Makes what a new person has from the start on, in the transaction of the sign-up: all of it, or no account. */
  welcome?: readonly ((context: Context, person: NewPerson) => Promise<void>)[];
  /** Are told of new measurements of the devices that they watch. */
  watchers?: readonly DeviceWatcher[];
  /** Asked when somebody reads the metrics. */
  figures?: readonly Figure[];
  /** Deletes what has expired; once an hour. */
  cleanUp?: readonly ((context: Context) => Promise<void>)[];
}

/** Files of one kind. */
export interface StoredKind {
  kind: StorageKind;
  /** How many bytes those of this person take. */
  bytesOf: (context: Context, userId: UserId) => Promise<number>;
}

/** Somebody who has just signed up. */
export interface NewPerson {
  id: UserId;
  name: string;
  /** Language that they signed up in; undefined: that of the request. */
  locale: string | undefined;
}

export interface SupersPutOn {
  hiveId: HiveId;
  ownerId: UserId;
  /** How many, at least one. */
  count: number;
  /** Where the person is, YYYY-MM-DD. */
  day: string;
  /** Why although its honey has to wait; undefined: nobody said. */
  withdrawalReason: string | undefined;
  /** False for apps that know of no reasons: they could not show what is missing. */
  canAskForReason: boolean;
}

export interface DeviceWatcher {
  /** Its name in `watched_devices`, where it says which devices it watches. */
  name: string;
  /**
   * Told once of each message that brought measurements, in the transaction in which their marks go: what this throws
   * undoes what it did, and it is told again.
   */
  read: (context: Context, measured: readonly MeasuredDevice[]) => Promise<void>;
}

export interface MeasuredDevice {
  deviceId: DeviceId;
  /** When its messages were measured, in the order in which they were stored: a late one stands after newer ones. */
  times: readonly Date[];
}
