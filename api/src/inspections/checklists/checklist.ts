import type { ChecklistId, UserId } from '#platform/context/ids.ts';

/** What is asked at an inspection, and in which order. */
export interface Checklist {
  id: ChecklistId;
  ownerId: UserId;
  type: string;
  name: string;
  description: string | undefined;
  /** Categories of the taxonomy, in the order of the checklist. */
  itemIds: readonly number[];
  requiredIds: readonly number[];
  createdAt: Date;
  updatedAt: Date;
}
