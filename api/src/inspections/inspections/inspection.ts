import type { InspectionReadings, Mood } from '@skep/domain';
import type { OwnItem } from '#inspections/checklists/checklist.ts';
import type { Access } from '#platform/access/access.ts';
import type {
  ApiaryId,
  GroupId,
  HiveId,
  InspectionId,
  ItemId,
  PhotoId,
  UserId,
} from '#platform/context/ids.ts';
import type { InspectionValues } from './inspection-fields.ts';

/** What an inspection says besides its answers. */
export interface InspectionFields extends InspectionValues {
  inspectedAt: Date;
}

export interface Inspection extends InspectionFields {
  id: InspectionId;
  ownerId: UserId;
  /** Who wrote it; undefined when that account is gone. */
  authorId: UserId | undefined;
  authorName: string | undefined;
  /** Who asks has written it. */
  isByViewer: boolean;
  /** Of who asks. */
  access: Access;
  hiveId: HiveId;
  /** Where the hive stood then. */
  apiaryId: ApiaryId;
  clientId: string | undefined;
  itemCount: number;
  /** The first of those in general. */
  photoId: PhotoId | undefined;
  /** Noted by the service, of a move or of another build. */
  isEvent: boolean;
  isReminderDone: boolean;
  /** Weather and weight at that time; undefined: nobody wanted them, or nothing measured them. */
  readings: InspectionReadings | undefined;
  rev: number;
  updatedAt: Date;
}

/** An answer of the checklist, as it is stored: see `parseItemValue` of packages/domain. */
export interface ItemAnswer {
  categoryId: number;
  value: string;
}

export interface InspectionItem extends ItemAnswer {
  id: ItemId;
  /** What is answered, where a person made it; undefined: an item of the taxonomy. */
  own: OwnItem | undefined;
}

export type { OwnItem };

/** All that an edit can change of an inspection. */
export interface InspectionVersion extends Inspection {
  items: readonly ItemAnswer[];
}

export interface NewInspection extends InspectionFields {
  ownerId: UserId;
  hiveId: HiveId;
  apiaryId: ApiaryId;
  clientId: string | undefined;
  /** Default: false. */
  isEvent?: boolean;
  /** Default: none. */
  readings?: InspectionReadings | undefined;
  items: readonly ItemAnswer[];
}

/** Of hives in groups, own ones among them; of own hives, shared or not. */
export const whose = ['group', 'own'] as const;

export type Whose = (typeof whose)[number];

/** Which inspections are meant; what is absent does not narrow. */
export interface InspectionFilter {
  ids?: readonly InspectionId[] | undefined;
  hiveIds?: readonly HiveId[] | undefined;
  apiaryIds?: readonly ApiaryId[] | undefined;
  /** Who wrote it. */
  authorIds?: readonly UserId[] | undefined;
  /** Of hives that the viewer sees in one of these groups; of their own, that are shared in it. */
  groupIds?: readonly GroupId[] | undefined;
  whose?: Whose | undefined;
  /** Local times, both included. */
  from?: string | undefined;
  until?: string | undefined;
  moods?: readonly Mood[] | undefined;
  needsAttention?: boolean | undefined;
  hasReminder?: boolean | undefined;
  /** Without what the service noted itself. */
  isByPerson?: boolean | undefined;
  search?: SearchedFor | undefined;
}

/** A text to look for, and what of the catalogue has it in its name. */
export interface SearchedFor {
  text: string;
  /** Items and choices whose name has the text. */
  namedIds: readonly number[];
  /** Items whose value is ids, which no person types. */
  choiceItemIds: readonly number[];
}

export interface Slice {
  offset: number;
  limit: number;
}
