import { type ChecklistInputKind, checklistInputKinds } from '@skep/domain';

/** Kinds of the catalogue that no screen can fill in yet; their stored value is shown as text. */
const otherKinds = [
  'select_location',
  'color_picker',
  'file',
  'barcode',
  'select_hive_layer',
  'select_hive_layer_frame',
  'select_hive_type',
  'select_country',
  'select_continent',
  'bee_subspecies',
] as const satisfies readonly ChecklistInputKind[];

type OtherKind = (typeof otherKinds)[number];

/** How an item is filled in, as GraphQL tells it. */
export type InputKind = Exclude<ChecklistInputKind, OtherKind> | 'other';

const shownKinds = checklistInputKinds.filter(isShown);

export const inputKinds: readonly InputKind[] = [...shownKinds, 'other'];

/** One that GraphQL does not tell apart is `other`. */
export function inputKindOf(kind: ChecklistInputKind): InputKind {
  return isShown(kind) ? kind : 'other';
}

function isShown(kind: ChecklistInputKind): kind is Exclude<ChecklistInputKind, OtherKind> {
  return !otherKinds.some((other) => other === kind);
}
