import { type HiveTagAction, hiveTagActions, hiveTagTarget, type TaggedHive } from '@skep/domain';
import type { IconName } from '@skep/ui';
import type { HiveTagAction as SentAction } from '../generated/graphql.ts';

export const actionIcons: Readonly<Record<HiveTagAction, IconName>> = {
  show_hive: 'hive',
  new_inspection: 'inspection',
  view_inspections: 'diary',
  edit_hive: 'edit',
  view_register: 'drop',
  view_measurements: 'data',
};

const sentActions: Readonly<Record<HiveTagAction, SentAction>> = {
  show_hive: 'SHOW_HIVE',
  new_inspection: 'NEW_INSPECTION',
  view_inspections: 'VIEW_INSPECTIONS',
  edit_hive: 'EDIT_HIVE',
  view_register: 'VIEW_REGISTER',
  view_measurements: 'VIEW_MEASUREMENTS',
};

/** As the domain calls it; one that this version does not know yet shows the hive. */
export function actionOf(sent: SentAction): HiveTagAction {
  return hiveTagActions.find((action) => sentActions[action] === sent) ?? 'show_hive';
}

export function sentAction(action: HiveTagAction): SentAction {
  return sentActions[action];
}

/** Where a tag leads just now, as a path of the app. */
export function tagPath(action: HiveTagAction, hive: TaggedHive): string {
  const { path, query } = hiveTagTarget(action, hive);
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** What a hive lacks that an action is not possible for it. */
export function missingFor(action: HiveTagAction): 'noDevice' | 'noRight' {
  return action === 'view_measurements' ? 'noDevice' : 'noRight';
}
