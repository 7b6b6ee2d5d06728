import { useObservable } from './service-hooks.ts';
import type { HiveAction } from './services.ts';
import { useServices } from './services-context.ts';
import { writableStore } from './writable-store.ts';

/** As an entry of a `Menu` takes it. */
export interface HiveActionLink extends Omit<HiveAction, 'path'> {
  href: string;
}

const none = writableStore<readonly HiveAction[]>([]);

/** What remotes offer to do with these hives, which the person may edit; each opens with them chosen. */
export function useHiveActions(hiveIds: readonly string[]): HiveActionLink[] {
  const actions = useObservable(useServices().hiveActions ?? none);
  return actions.map(({ path, ...action }) => ({ ...action, href: `${path}?hiveIds=${hiveIds.join(',')}` }));
}
