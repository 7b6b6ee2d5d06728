import { useObservable, usePerson } from '@skep/remote-kit';
import type { ShellMessageId } from '../messages.ts';
import { useShell } from '../shell-context.ts';
import { useIntl } from '../use-intl.ts';
import type { DrawerEntry } from './DrawerList.tsx';
import { outsideLinks } from './outside-links.ts';
import { ownEntries } from './own-entries.ts';
import { useLayoutEntries } from './useLayoutEntries.ts';

/** What the drawer offers: the person's pages and those of the remotes, then help and what lies elsewhere. */
export function useDrawerEntries(): { pages: DrawerEntry[]; help: DrawerEntry[] } {
  const { formatMessage } = useIntl();
  const { settings, language } = useShell();
  const person = usePerson();
  const remotes = useLayoutEntries('drawer');
  const { support, documentation, website } = outsideLinks(settings, useObservable(language));
  const { above, below } = person
    ? ownEntries(person, (id) => formatMessage({ id }))
    : { above: [], below: [] };
  const entry = (id: ShellMessageId, icon: DrawerEntry['icon'], path: string): DrawerEntry => ({
    id,
    label: formatMessage({ id }),
    icon,
    path,
  });
  const outside = (id: ShellMessageId, address: string | undefined): DrawerEntry[] =>
    address === undefined ? [] : [{ ...entry(id, 'external', address), isOutside: true }];
  return {
    pages: [...above, ...remotes, ...below],
    help: [
      entry('shell.help.title', 'help', '/help'),
      support === undefined
        ? entry('shell.support.title', 'mail', '/support')
        : { ...entry('shell.support.title', 'external', support), isOutside: true },
      ...outside('shell.documentation', documentation),
      entry('shell.new.title', 'star', '/new'),
      ...outside('shell.website', website),
    ],
  };
}
