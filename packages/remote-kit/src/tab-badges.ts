import type { TabBadge, TabBadges } from './services.ts';
import { settable } from './settable.ts';

/** Badges that can all be taken away at once, as when another person signs in. */
export interface OwnedTabBadges extends TabBadges {
  clear: () => void;
}

export function createTabBadges(): OwnedTabBadges {
  const badges = settable<ReadonlyMap<string, TabBadge>>(new Map());
  return {
    get: badges.get,
    subscribe: badges.subscribe,
    clear: () => badges.set(new Map()),
    set(tabId, badge) {
      const known = badges.get().get(tabId);
      if (known?.count === badge?.count && known?.label === badge?.label) return;
      const next = new Map(badges.get());
      if (badge && badge.count > 0) next.set(tabId, badge);
      else next.delete(tabId);
      badges.set(next);
    },
  };
}
