import type { LanguageCode } from '@skep/domain';
import type { NavigationEntry, RegistryDocument, Requirement } from '@skep/registry/schema';
import type { Person } from '@skep/remote-kit';
import { type IconName, isIconName } from '@skep/ui';

/** A navigation entry of a remote, in the person's language. */
export interface ShownEntry {
  id: string;
  /** The remote's own id of it, as in its `remote.json`. */
  ownId?: string;
  label: string;
  icon: IconName;
  path: string;
  /** It can be done with chosen hives. */
  takesHives?: boolean;
  /** Items of checklists that ask the same. */
  items?: readonly number[];
}

export type EntryPlace = 'tabs' | 'drawer' | 'create';

/** What the remotes bring to a place of the frame, in their order, without what this person may not see. */
export function entriesFor(
  registry: RegistryDocument,
  place: EntryPlace,
  person: Person,
  language: LanguageCode,
): ShownEntry[] {
  return registry.remotes
    .flatMap(({ name, contributions }) => contributions[place].map((entry) => ({ name, entry })))
    .filter(({ entry }) => isMet(entry.requires, person))
    .sort((a, b) => a.entry.order - b.entry.order)
    .map(({ name, entry }) => ({
      id: `${name} ${entry.id}`,
      ownId: entry.id,
      label: labelIn(entry, language),
      icon: iconOf(entry.icon),
      path: entry.path,
      ...(entry.hives && { takesHives: true }),
      ...(entry.items && { items: entry.items }),
    }));
}

function isMet(requires: Requirement | undefined, { deviceTypes, permissions, isAdmin }: Person): boolean {
  if (requires?.admin && !isAdmin) return false;
  if (requires?.device && deviceTypes.length === 0) return false;
  if (requires?.deviceType !== undefined && !deviceTypes.includes(requires.deviceType)) return false;
  return requires?.permission === undefined || permissions.includes(requires.permission);
}

function labelIn({ label, id }: NavigationEntry, language: LanguageCode): string {
  return label[language] ?? label.en ?? id;
}

/** A remote that is newer than this shell may name an icon that it does not have. */
function iconOf(name: string): IconName {
  return isIconName(name) ? name : 'hive';
}
