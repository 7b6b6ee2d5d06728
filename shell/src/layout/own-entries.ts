import type { Person } from '@skep/remote-kit';
import { mayOpen } from '../may-open.ts';
import type { ShellMessageId } from '../messages.ts';
import { type OwnPage, ownPages } from '../shell-routes.ts';
import type { ShownEntry } from './entries.ts';

/** From this order on, an own page is below the entries of the remotes. */
const belowRemotes = 900;

/** The own pages that the drawer offers to this person, in their order, above and below the entries of remotes. */
export function ownEntries(
  person: Person,
  text: (id: ShellMessageId) => string,
  pages: readonly OwnPage[] = ownPages,
): { above: ShownEntry[]; below: ShownEntry[] } {
  const shown = pages
    .flatMap(({ path, access, drawer }) => (drawer ? [{ path, access, ...drawer }] : []))
    .filter(({ access }) => mayOpen(access, person))
    .sort((a, b) => a.order - b.order);
  const entry = ({ path, label, icon }: (typeof shown)[number]) => ({
    id: path,
    label: text(label),
    icon,
    path,
  });
  return {
    above: shown.filter(({ order }) => order < belowRemotes).map(entry),
    below: shown.filter(({ order }) => order >= belowRemotes).map(entry),
  };
}
