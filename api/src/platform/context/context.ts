import type { LanguageCode } from '@skep/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Absent, Guest } from '#platform/access/viewer.ts';
import type { ReadReplica } from '#platform/database/read-replica.ts';
import type { Database } from '#platform/database/tables.ts';
import type { Domain } from '#platform/domain/domain.ts';
import type { AlertModelConfig, PaperEngineConfig } from '#platform/environment/config.ts';
import type { WeatherConfig } from '#platform/environment/weather-config.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import type { UserId } from './ids.ts';

/** Who asks, and what a service may use to answer. Time, randomness and jobs come in here, so that tests own them. */
export interface Context {
  /** Undefined when nobody is signed in. */
  user: SignedInUser | undefined;
  /** Who looks instead of a person; undefined: the person, or nobody. */
  guest?: Guest | Absent;
  /** The database, or the running transaction: see db/transaction.ts. */
  db: Kysely<Database>;
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
  /** For temporary files: see files/work-folder.ts. */
  workFolder: string;
  /** How many bytes the stored files of a person may take: see storage-account/. */
  storageBytesMax: number;
  /** How many hives, and how many apiaries, an account may have. */
  hivesMax: number;
  /** After how many months measurements are packed; undefined: never. */
  packedAfterMonths: number | undefined;
  /** Where mails leave the house; undefined: they stay in the outbox. */
  mail: MailTransport | undefined;
  /** Who is asked for the weather; undefined: nobody. */
  weather: WeatherConfig | undefined;
  /** Who is asked what a device's measurements mean; undefined: nobody. */
  alertModel: AlertModelConfig | undefined;
  /** Who reads handwriting on pages of printed checklists; undefined: nobody. */
  paperEngine: PaperEngineConfig | undefined;
  /** Networks that people's webhooks may lead to, beside the public Internet. */
  outgoingNetworks: readonly string[];
  /** What each domain brings to what another does. */
  domains: readonly Domain[];
  log: FastifyBaseLogger;
  requestId: string;
  /** Language of the answer, from Accept-Language. */
  locale: LanguageCode;
  addresses: PublicAddresses;
  /** What this installation encrypts with; undefined: with a secret that is kept in the database. */
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

export interface Clock {
  now: () => Date;
  pause: (milliseconds: number) => Promise<void>;
}

export interface Random {
  /** Letters and digits. */
  token: (length: number) => string;
  digits: (length: number) => string;
  /** Letters and digits that are not mistaken for one another when read aloud or typed. */
  readableCode: (length: number) => string;
  /** Capitals only, for what is written on a label by hand. */
  letters: (length: number) => string;
}

/** Where people find the web app and this service; for links in mails. No slash at the end. */
export interface PublicAddresses {
  webApp: string;
  api: string;
}
