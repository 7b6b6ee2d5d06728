import { type TabBadge, useObservable, usePerson, useQuery } from '@skep/remote-kit';
import { useEffect } from 'react';
import { badgesQuery } from '../session/Viewer.graphql.ts';
import { useShell } from '../shell-context.ts';
import { useIntl } from '../use-intl.ts';
import { showOnIcon } from './icon-badge.ts';

const pollIntervalMs = 60_000;

/**
 * What waits behind tabs before their screens were there, and what is new for screens (`useOnNews`). It comes with who is
 * signed in, at no query of its own, and is queried again while somebody looks: one query a minute for the whole page. The
 * app's icon counts the same, and what is on this device alone.
 */
export function useServedBadges(): void {
  const { formatMessage } = useIntl();
  const { tabBadges, news, registry, waiting } = useShell();
  const { data, refetch } = useQuery(badgesQuery, {
    skip: usePerson() === undefined,
    pollInterval: pollIntervalMs,
    skipPollAttempt: () => document.hidden,
  });
  const badges = data?.viewer?.badges;
  const versions = data?.viewer?.news;
  useEffect(() => {
    if (versions) news.set(new Map(versions.map(({ part, version }) => [part, version])));
  }, [versions, news]);
  useEffect(() => {
    const labelled = (count: number): TabBadge => ({
      count,
      label: formatMessage({ id: 'shell.waiting' }, { count }),
    });
    for (const { tab, count } of badges ?? []) {
      tabBadges.set(tab, labelled(count));
      tabBadges.renewBy?.(tab, async () => {
        const refetched = await refetch();
        return labelled(refetched.data?.viewer?.badges?.find((badge) => badge.tab === tab)?.count ?? 0);
      });
    }
  }, [badges, tabBadges, formatMessage, refetch]);

  const shown = useObservable(tabBadges);
  // An entry of the drawer repeats what a tab says.
  const isTab = (id: string) =>
    registry.remotes.some(({ contributions }) => contributions.tabs.some((tab) => tab.id === id));
  const atTabs = (badges ?? []).filter(({ tab }) => isTab(tab));
  const { waiting: unsent } = useObservable(waiting);
  const count = atTabs.reduce((sum, { tab }) => sum + (shown.get(tab)?.count ?? 0), unsent);
  useEffect(() => showOnIcon(count), [count]);
}
