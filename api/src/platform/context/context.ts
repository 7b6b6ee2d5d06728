import type { BoxStep, LanguageCode, SettingValues, StorageKind, WeightReading } from '@skep/domain';
import type { GaugeValue, PolledGauge } from '@skep/observability';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Absent, Guest } from '#platform/access/viewer.ts';
import type { ReadReplica } from '#platform/database/read-replica-handle.ts';
import type { Database } from '#platform/database/tables.ts';
import type { BackupConfig } from '#platform/environment/backup-config.ts';
import type { AlertModelConfig, MapTiles, PaperEngineConfig } from '#platform/environment/config.ts';
import type { LorawanConfig } from '#platform/environment/lorawan-config.ts';
import type { OidcConfig } from '#platform/environment/oidc-config.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { JobQueue } from '#platform/jobs/queue.ts';
import type { Clock, Random } from './clock.ts';
import type { DeviceId, HiveId, UserId } from './ids.ts';

/** Who asks, and what a service may use to answer. Time, randomness and jobs come in here, so that tests own them. */
export interface Context {
  /** Undefined when nobody is signed in. */
  user: SignedInUser | undefined;
  /** Who looks instead of a person; undefined: the person, or nobody. */
  guest?: Guest | Absent;
  /** The database, or the running transaction: see db/transaction.ts. */
  db: Kysely<Database>;
  /** A connection with other limits, for work that nobody waits for: see database/maintenance.ts. */
  maintenanceDb: Kysely<Database>;
  /** How long a request waits for its turn. */
  maxWaitMs: number;
  /** See database/read-replica.ts; undefined: there is none. */
  readReplica?: ReadReplica | undefined;
  clock: Clock;
  random: Random;
  /** A job is enqueued in `db`'s transaction: it exists when and only when that commits. */
  jobs: JobQueue;
  files: FileStore;
  /** Pictures of people: see pictures/stored-pictures.ts. */
  pictures: FileStore;
  /** Files of measurements that people bring: see imports/. */
  imports: FileStore;
  /** Archives that people bring back: see restoring/. */
  restores: FileStore;
  /** See administration/backups/. */
  backups: BackupConfig & { store: FileStore };
  /** Who says which version of Skep is the newest; undefined: nobody is asked. */
  releasesUrl?: string | undefined;
  /** For temporary files: see files/work-folder.ts. */
  workFolder: string;
  /** How many bytes the stored files of a person may take: see storage-account/. */
  storageBytesMax: number;
  /** How many hives, and how many apiaries, an account may have. */
  hivesMax: number;
  /** Whose account becomes an admin as soon as its address is verified. Undefined: nobody's. */
  adminEmail: string | undefined;
  /** Whether admins alone see and import the logs of devices. */
  flashLogAdminOnly: boolean;
  /** What an old app sends for all its people when it has pages read; undefined: nothing is accepted. */
  scanToken: string | undefined;
  /** After how many months measurements are packed; undefined: never. */
  packedAfterMonths: number | undefined;
  /** Settings of the service as they count now: see administration/settings/. */
  settings: (context: Context) => Promise<SettingValues>;
  /** After a change of them. */
  forgetSettings: () => void;
  /** Those that the environment sets. */
  fixedSettings: SettingValues;
  /** The mail server that the environment sets; undefined: that of the settings. */
  smtpUrl: string | undefined;
  /** Where devices are set up for people; undefined: nowhere. */
  lorawan: LorawanConfig | undefined;
  /** The identity provider by which people can sign in; undefined: none. */
  oidc: OidcConfig | undefined;
  /** The external model for measurements; undefined: none. */
  alertModel: AlertModelConfig | undefined;
  /** Who reads handwriting on pages of printed checklists; undefined: nobody. */
  paperEngine: PaperEngineConfig | undefined;
  /** Whose pieces of maps people see; undefined: nobody's. */
  mapTiles: MapTiles | undefined;
  /** What the operator's networks prove themselves with; undefined: there are none. */
  networkSecret: string | undefined;
  /** Where hives are published for Home Assistant; undefined: nowhere. */
  discoveryPrefix: string | undefined;
  /** Networks that people's webhooks may lead to, beside the public Internet. */
  outgoingNetworks: readonly string[];
  /** What each domain brings to what another does. */
  domains: readonly DomainHooks[];
  log: FastifyBaseLogger;
  requestId: string;
  /** Language of the answer, from Accept-Language. */
  locale: LanguageCode;
  addresses: PublicAddresses;
  /** The key with which this service encrypts; undefined: a secret that is stored in the database. */
  serverSecret: string | undefined;
  /** What the person's browser or app calls itself. */
  userAgent: string | undefined;
}

export interface SignedInContext extends Context {
  user: SignedInUser;
}

export interface SignedInUser {
  id: UserId;
  isAdmin: boolean;
  isTranslator: boolean;
  /** Whether anybody has shared a hive with them. */
  isShownHivesOfOthers: boolean;
  /** Bearer token that the request came with. */
  token: string;
  /** The person themselves, signed in, or a program that the person gave a token to. */
  by: 'sign_in' | 'api_token';
  /** Of a program that was let read and no more. */
  isReadOnly: boolean;
}

/** Where people find the web app and this service; for links in mails. No slash at the end. */
export interface PublicAddresses {
  webApp: string;
  api: string;
}

/** A figure that a domain computes when somebody reads the metrics, such as of what waits in its queue. */
export interface Figure extends Omit<PolledGauge, 'read'> {
  read: (context: Context) => Promise<readonly GaugeValue[]>;
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

/** What somebody who wants an account says of themselves. */
export interface SignUpRequest {
  email: string;
  /** Page of the web app that they were on the way to, such as an invitation. */
  wantedPath: string | undefined;
  /** The operator's identity provider lets them in, which is as good as an invitation. Default: no. */
  isByProvider?: boolean;
}

/** What was done to the boxes of a hive during an inspection. */
export interface BoxesChanged {
  hiveId: HiveId;
  steps: readonly BoxStep[];
  /** When it was inspected, and where the person is. */
  at: Date;
  timeZone: string;
  /** Why supers are put on although honey has to wait; null: nothing was typed. */
  withdrawalReason: string | null;
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
   * Called once for each message that brought measurements, in the transaction that deletes their marks: an exception
   * undoes its work, and it is called again.
   */
  read: (context: Context, measured: readonly MeasuredDevice[]) => Promise<void>;
}

export interface MeasuredDevice {
  deviceId: DeviceId;
  /** When its messages were measured, in the order in which they were stored: a late one comes after newer ones. */
  times: readonly Date[];
}

/** What a domain adds to the work of others. Services call these hooks; a domain lists its own in its `domain.ts`. */
export interface DomainHooks {
  /** Files of people that it stores. They all count towards the storage of the person who sent them. */
  storage?: readonly StoredKind[];
  /** Goes along when a device is made or comes to another hive, in the transaction of that. */
  onDevicePlaced?: readonly ((context: Context, deviceId: DeviceId) => Promise<void>)[];
  /** Ends what belongs to hives that are deleted, in the transaction that deletes them. */
  onHivesDeleted?: readonly ((context: Context, hiveIds: readonly HiveId[], at: Date) => Promise<void>)[];
  /** Goes along when honey supers are put on a hive, in the transaction of that: it may ask for a reason. */
  onSupersAdded?: readonly ((context: SignedInContext, put: SupersPutOn) => Promise<void>)[];
  /** Changes the boxes of a hive that is inspected, in the transaction that records the inspection. */
  onBoxesChanged?: readonly ((context: SignedInContext, change: BoxesChanged) => Promise<void>)[];
  /** What scales weighed last before a moment, of those of these hives that the person may see and that stand on one. */
  weighsHives?: readonly ((
    context: SignedInContext,
    hiveIds: readonly HiveId[],
    at: Date,
  ) => Promise<ReadonlyMap<HiveId, WeightReading>>)[];
  /** Called when a person changes the address of a webhook, in the transaction of that. */
  onWebhookMoved?: readonly ((context: SignedInContext, from: string, to: string) => Promise<void>)[];
  /** Stops mails about news of this domain, in the transaction in which the person stops them. */
  onMailsStopped?: readonly ((context: Context, userId: UserId) => Promise<void>)[];
  /** Ends what others share with who asks, in the transaction that deletes their account, before it goes. */
  onAccountDeleted?: readonly ((context: SignedInContext) => Promise<void>)[];
  /** Makes a person an admin whom the identity provider names as one, or no admin any more, in the transaction of the sign-in. */
  onAdminClaim?: readonly ((context: Context, userId: UserId, isAdmin: boolean) => Promise<void>)[];
  /** Called when a person has confirmed their address for the first time, in the transaction of that. */
  onEmailVerified?: readonly ((context: Context, userId: UserId) => Promise<void>)[];
  /** May refuse a sign-up by an error, before anything is made. */
  beforeSignUp?: readonly ((context: Context, request: SignUpRequest) => Promise<void>)[];
  /** Makes what a new person has from the start on, in the transaction of the sign-up: all of it, or no account. */
  onSignUp?: readonly ((context: Context, person: NewPerson) => Promise<void>)[];
  /** Get new measurements of the devices that they watch. */
  watchers?: readonly DeviceWatcher[];
  /** Computed when somebody reads the metrics. */
  figures?: readonly Figure[];
  /** Deletes what has expired; once an hour. */
  cleanUp?: readonly ((context: Context) => Promise<void>)[];
}
