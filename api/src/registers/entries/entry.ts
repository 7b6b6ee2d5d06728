import type {
  FeedingFacts,
  HarvestFacts,
  JarsFacts,
  MiteCountOfHive,
  MiteFacts,
  ProofFacts,
  RegisterKind,
  SupersFacts,
  TreatmentFacts,
} from '@skep/domain';
import type { Access } from '#platform/access/access.ts';
import type { ApiaryId, HiveId, UserId } from '#platform/context/ids.ts';
import type { CameAs, EntryId } from './tables.ts';

/** A hive as it was when the entry was written. */
export interface EntryHive {
  id: HiveId;
  name: string;
  apiaryId: ApiaryId;
  apiaryName: string;
  /** Taken of it in a harvest; undefined: nobody counted. */
  frames?: number | undefined;
  /** Of a count of mites. */
  mites?: MiteCountOfHive | undefined;
}

/** What an entry says of one of its hives alone. */
export type SaidOfHive = Pick<EntryHive, 'frames' | 'mites'>;

/** All that an entry says. It is what is hashed: a new field is optional, and is absent in older ones. */
export interface EntryContent {
  number: number;
  kind: RegisterKind;
  day: string;
  /** Of a treatment. */
  lastDay?: string | undefined;
  /** ISO 8601, UTC. */
  writtenAt: string;
  authorName: string;
  hives: readonly EntryHive[];
  treatment?: TreatmentFacts | undefined;
  harvest?: HarvestFacts | undefined;
  miteCount?: MiteFacts | undefined;
  feeding?: FeedingFacts | undefined;
  jars?: JarsFacts | undefined;
  supers?: SupersFacts | undefined;
  proof?: ProofFacts | undefined;
  /** Number of the entry that this one replaces. */
  corrects?: number | undefined;
  correctionReason?: string | undefined;
  /** No entry replaces that one: it does not hold. */
  isStruck?: boolean | undefined;
}

export interface Entry extends EntryContent {
  id: EntryId;
  ownerId: UserId;
  access: Access;
  hash: string;
  /** Of the one that replaces it; undefined: it holds. */
  correctedBy: number | undefined;
  /** When it came from an archive; undefined: it was written here. */
  cameAt: Date | undefined;
}

/** What forms have beside facts: when, of which hives, and in the place of which entry. */
const besideFacts = [
  'hiveIds',
  'frames',
  'counts',
  'day',
  'lastDay',
  'correctsId',
  'correctionReason',
] as const;

type Facts<Form> = Omit<Form, (typeof besideFacts)[number]>;

/** The facts of a form's values, or of its fields. */
export function factsOf<Form extends object>(form: Form): Facts<Form> {
  const beside: readonly string[] = besideFacts;
  return Object.fromEntries(Object.entries(form).filter(([name]) => !beside.includes(name))) as Facts<Form>;
}

/** An entry's hives as this house calls them. What is not here has an id that nothing has. */
export function hivesHere(hives: readonly EntryHive[], came: CameAs): EntryHive[] {
  return hives.map((hive, index) => ({
    ...hive,
    id: came.hives[hive.id] ?? (-(index + 1) as HiveId),
    apiaryId: came.apiaries[hive.apiaryId] ?? (-(index + 1) as ApiaryId),
  }));
}
