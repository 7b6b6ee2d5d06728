import type { TabBadge, TabBadges } from './services.ts';
import { writableStore } from './writable-store.ts';

/** Badges that can all be taken away at once, as when another person signs in. */
export interface OwnedTabBadges extends TabBadges {
  clear: () => void;
  /** Sets all again that have a function for it; a number that cannot be read does not change. */
  renew: () => Promise<void>;
}

export function createTabBadges(): OwnedTabBadges {
  const badges = writableStore<ReadonlyMap<string, TabBadge>>(new Map());
  const renewals = new Map<string, () => Promise<TabBadge>>();
  const owned: OwnedTabBadges = {
    get: badges.get,
    subscribe: badges.subscribe,
    clear() {
      renewals.clear();
      badges.set(new Map());
    },
    renewBy: (tabId, renew) => renewals.set(tabId, renew),
    async renew() {
      const renewed = [...renewals].map(async ([tabId, renew]) => {
        const badge = await renew();
        // A person who has signed out meanwhile gets nothing.
        if (renewals.get(tabId) === renew) owned.set(tabId, badge);
      });
      await Promise.allSettled(renewed);
    },
    set(tabId, badge) {
      const known = badges.get().get(tabId);
      if (known?.count === badge?.count && known?.label === badge?.label) return;
      const next = new Map(badges.get());
      if (badge && badge.count > 0) next.set(tabId, badge);
      else next.delete(tabId);
      badges.set(next);
    },
  };
  return owned;
}
