import * as v from 'valibot';
import { code } from './text-rules.ts';

/** Numbers that a new tag is offered, and up to which the number of a tag that hangs somewhere already is taken. */
export const hiveTagLimits = { offered: 40, highest: 80 } as const;

/** What opening a tag does. */
export const hiveTagActions = [
  'show_hive',
  'new_inspection',
  'view_inspections',
  'edit_hive',
  'view_register',
  'view_measurements',
] as const;

export type HiveTagAction = (typeof hiveTagActions)[number];

/** What the wire calls them. */
export const hiveTagActionIds = {
  show_hive: 1,
  new_inspection: 2,
  view_inspections: 3,
  edit_hive: 4,
  view_measurements: 5,
  // Old apps know no more than five: they follow the link that is sent with it.
  view_register: 6,
} as const satisfies Record<HiveTagAction, number>;

/** What decides which actions a hive allows. */
export interface TaggedHive {
  id: number | string;
  canEdit: boolean;
  deviceIds: readonly (number | string)[];
}

/** Where a tag leads within the app. */
export interface HiveTagTarget {
  path: string;
  query: Record<string, string>;
}

/** Two digits, as tags show them. Undefined for what is no number of a tag. */
export function hiveTagNumber(text: string): string | undefined {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= hiveTagLimits.highest ? twoDigits(number) : undefined;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** Numbers that new tags are offered. */
export const offeredHiveTagNumbers: readonly string[] = Array.from(
  { length: hiveTagLimits.offered },
  (_, index) => twoDigits(index + 1),
);

/** Those of the actions that can work with a hive as it is now. */
export function possibleHiveTagActions(hive: TaggedHive): HiveTagAction[] {
  return hiveTagActions.filter((action) => targetOf(action, hive) !== undefined);
}

/** Where a tag leads by the hive's present state; when its action cannot work any more, to the hive in the overview. */
export function hiveTagTarget(action: HiveTagAction, hive: TaggedHive): HiveTagTarget {
  return targetOf(action, hive) ?? overviewOf(hive);
}

function targetOf(action: HiveTagAction, hive: TaggedHive): HiveTagTarget | undefined {
  const id = String(hive.id);
  switch (action) {
    case 'show_hive':
      return overviewOf(hive);
    case 'new_inspection':
      return hive.canEdit ? { path: '/inspect', query: { hiveId: id } } : undefined;
    case 'view_inspections':
      return { path: `/hives/${id}/inspections`, query: {} };
    case 'edit_hive':
      return hive.canEdit ? { path: `/hives/${id}/edit`, query: {} } : undefined;
    case 'view_register':
      return hive.canEdit ? { path: '/registers', query: { hiveId: id } } : undefined;
    case 'view_measurements': {
      const [device] = hive.deviceIds;
      return device === undefined ? undefined : { path: `/measurements/${device}`, query: {} };
    }
  }
}

function overviewOf({ id }: TaggedHive): HiveTagTarget {
  return { path: '/', query: { search: `id=${id}` } };
}

/** A tag's form, the same for screen and server. The number is as it was typed: `7` and `07` are one. */
export const hiveTagForm = v.object({
  number: v.pipe(
    v.string(code('required')),
    v.trim(),
    v.nonEmpty(code('required')),
    v.digits(code('not_a_number')),
    v.transform(Number),
    v.minValue(1, code('too_small')),
    v.maxValue(hiveTagLimits.highest, code('too_large')),
    v.transform(twoDigits),
  ),
  hiveId: v.pipe(v.string(code('required')), v.nonEmpty(code('required'))),
  action: v.picklist(hiveTagActions, code('required')),
});

export type HiveTagForm = v.InferOutput<typeof hiveTagForm>;
