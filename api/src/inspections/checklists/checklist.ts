import type { ChecklistTemplate } from '@skep/domain';
import type { Access } from '#platform/access/access.ts';
import type { ChecklistId, GroupId, UserId } from '#platform/context/ids.ts';
import type { ChangesOf } from '#platform/resource/fields.ts';
import type { Category } from '#platform/taxonomy/catalogue.ts';
import type { allChecklistFields, ChecklistFields } from './checklist-fields.ts';

/** The questions of an inspection, and their order. */
export interface Checklist extends ChecklistFields {
  id: ChecklistId;
  rev: number;
  ownerId: UserId;
  ownerName: string;
  /** Of who asks. */
  access: Access;
  /** In which they see it: to its owner all that it is shared in. */
  groupIds: readonly GroupId[];
  /** Names of those through which who asks is shown it. */
  researches: readonly string[];
  createdAt: Date;
  updatedAt: Date;
}

/** Changed fields; absent keys do not change. */
export type ChecklistChanges = ChangesOf<typeof allChecklistFields>;

/** What a new checklist begins with: nothing, a template, or another checklist that the person sees. */
export interface ChecklistStart {
  template?: ChecklistTemplate | undefined;
  copyOf?: ChecklistId | undefined;
}

/** A checklist with the items in it that its owner made. */
export interface FullChecklist {
  checklist: Checklist;
  ownItems: ReadonlyMap<number, OwnItem>;
}

/** An item that a person made, as a question of the taxonomy. */
export interface OwnItem extends Category {
  parentId: number;
  ownerId: UserId | undefined;
  isRemoved: boolean;
  own: NonNullable<Category['own']>;
}

/** What it can be answered with, in its order. */
export function offeredChoices({ choices }: OwnItem['own']): string[] {
  return choices.filter(({ isOffered }) => isOffered).map(({ name }) => name);
}
