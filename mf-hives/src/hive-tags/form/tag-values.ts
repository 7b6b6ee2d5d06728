import {
  type HiveTagAction,
  type HiveTagForm,
  hiveTagForm,
  hiveTagNumber,
  possibleHiveTagActions,
  type TaggedHive,
} from '@skep/domain';
import { safeParse } from 'valibot';
import type { HiveTagInput, HiveTagAction as SentAction } from '../../generated/graphql.ts';
import { actionOf, sentAction } from '../tag-actions.ts';

/** What the form holds; what is undefined is not chosen yet. */
export interface TagValues {
  number: string | undefined;
  hiveId: string | undefined;
  action: HiveTagAction | undefined;
}

/** What the way to the form says of the tag. */
export interface TagParams {
  number: string | undefined;
  hiveId: string | undefined;
}

export interface EditedTag {
  number: string;
  action: SentAction;
  hive: { id: string };
}

/** Scanning in front of a hive is mostly for its inspection. */
const usualActions: readonly HiveTagAction[] = ['new_inspection', 'show_hive'];

export function tagValues(
  tag: EditedTag | undefined,
  params: TagParams,
  hives: readonly TaggedHive[],
): TagValues {
  const hive = hives.find(({ id }) => id === (tag?.hive.id ?? params.hiveId));
  return {
    number: tag?.number ?? hiveTagNumber(params.number ?? ''),
    hiveId: hive === undefined ? undefined : String(hive.id),
    action: actionFor(hive, tag && actionOf(tag.action)),
  };
}

/** The action that was chosen where the hive allows it, else the usual one; none without a hive. */
export function actionFor(
  hive: TaggedHive | undefined,
  chosen: HiveTagAction | undefined,
): HiveTagAction | undefined {
  if (hive === undefined) return chosen;
  const possible = possibleHiveTagActions(hive);
  return [chosen, ...usualActions].find((action) => action !== undefined && possible.includes(action));
}

/** The fault of the number that was scanned or is in the path; undefined when there is none. */
export function problemOfNumber(number: string | undefined): string | undefined {
  if (number === undefined) return undefined;
  return safeParse(hiveTagForm.entries.number, number).issues?.[0].message;
}

/** The numbers that are offered: the free ones, and that of the tag itself or of the one that was scanned. */
export function numbersToChoose(free: readonly string[], own: string | undefined): string[] {
  const valid = own === undefined ? undefined : hiveTagNumber(own);
  return [...new Set([...(valid === undefined ? [] : [valid]), ...free])].toSorted();
}

export function sentTag({ number, hiveId, action }: HiveTagForm): HiveTagInput {
  return { number, hiveId, action: sentAction(action) };
}
