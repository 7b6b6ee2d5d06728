import { itemInputsOf } from '../checklist-inputs/answers.ts';
import type { ChecklistItem } from '../checklist-inputs/checklist-tree.ts';
import type { InspectedHiveInput } from '../generated/graphql.ts';
import { hiveKey, type OwnAnswers } from './inspection-values.ts';

/** What is sent of each hive in place of what is said of all: what is empty is as for all. */
export function ownInputsOf(
  own: OwnAnswers,
  hiveIds: readonly string[],
  items: readonly ChecklistItem[],
): InspectedHiveInput[] {
  return hiveIds.map((hiveId) => {
    const { impression = '', needsAttention = '', notes = '', ...answers } = own[hiveKey(hiveId)] ?? {};
    return {
      hiveId,
      ...(impression !== '' && { impression: Number(impression) }),
      ...(needsAttention !== '' && { needsAttention: needsAttention === '1' }),
      ...(notes.trim() !== '' && { notes }),
      items: itemInputsOf(answers, items),
    };
  });
}
