import { fieldKey } from '../checklist/answers.ts';
import type { ChecklistItem } from '../checklist/checklist-tree.ts';
import type { InspectionValues } from '../inspection/inspection-values.ts';

/** The fields of an inspection outside of its checklist, in the order of the form. */
export const generalFields = [
  'inspectedAt',
  'impression',
  'needsAttention',
  'notes',
  'reminder',
  'reminderAt',
] as const;

export type GeneralField = (typeof generalFields)[number];

export interface VersionDifferences {
  fields: GeneralField[];
  /** Names of the questions that are answered otherwise. */
  questions: string[];
}

/** In what two versions of an inspection differ. */
export function versionDifferences(
  mine: InspectionValues,
  theirs: InspectionValues,
  items: readonly Pick<ChecklistItem, 'id' | 'name'>[],
): VersionDifferences {
  const answer = ({ answers }: InspectionValues, id: string) => answers[fieldKey(id)] ?? '';
  return {
    fields: generalFields.filter((field) => mine[field] !== theirs[field]),
    questions: items.filter(({ id }) => answer(mine, id) !== answer(theirs, id)).map(({ name }) => name),
  };
}
