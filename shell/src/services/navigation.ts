import type { Navigation, Observable } from '@skep/remote-kit';
import { writableStore } from '@skep/remote-kit';
import { historyIndex, type Places } from './navigation-history.ts';
import type { ScrollPositions } from './scroll-positions.ts';

export interface ShellNavigation extends Navigation {
  /** Title that the screen gave itself. */
  title: Observable<string | undefined>;
  /** Goes without a confirmation, since there was one. */
  goAtOnce: (path: string, options?: { replace?: boolean }) => void;
  /** The top bar's arrow: from a list to the top tab that was left last, from a detail to where the person came from. */
  up: (depth: number) => void;
}

export function createNavigation(
  mayLeave: () => Promise<boolean>,
  places: Places,
  { expectReturn }: Pick<ScrollPositions, 'expectReturn'>,
): ShellNavigation {
  const title = writableStore<string | undefined>(undefined);
  const goAtOnce: ShellNavigation['goAtOnce'] = (path, { replace = false } = {}) => {
    // As react-router marks its entries: see `historyIndex`.
    if (replace) window.history.replaceState({ idx: historyIndex() }, '', path);
    else window.history.pushState({ idx: historyIndex() + 1 }, '', path);
    // Routers listen to this one; single-spa fires it as well, once it has started.
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
  const returnTo: ShellNavigation['goAtOnce'] = (path, options) => {
    goAtOnce(path, options);
    expectReturn();
  };
  const back = (fallback: string) => {
    if (historyIndex() > 0) window.history.back();
    else returnTo(fallback, { replace: true });
  };
  return {
    title,
    goAtOnce,
    setTitle: title.set,
    async go(path, options) {
      if (await mayLeave()) goAtOnce(path, options);
    },
    async back(fallback = '/') {
      if (await mayLeave()) back(fallback);
    },
    async up(depth) {
      if (!(await mayLeave())) return;
      const topTab = places.topTab() ?? '/';
      // By the browser's own way where it leads there, so that its history does not grow by going back.
      if (depth !== 1 || places.previous() === topTab) back(topTab);
      else returnTo(topTab);
    },
  };
}
