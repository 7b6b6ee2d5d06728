import type { Navigation, Observable } from '@skep/remote-kit';
import { writableStore } from '@skep/remote-kit';
import type { Places } from './navigation-history.ts';
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
  // Pages that this visit has been to before the present one: only then is there a way back inside the app.
  const firstLength = window.history.length;
  const goAtOnce: ShellNavigation['goAtOnce'] = (path, { replace = false } = {}) => {
    if (replace) window.history.replaceState(null, '', path);
    else window.history.pushState(null, '', path);
    // Routers listen to this one; single-spa fires it as well, once it has started.
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  const returnTo: ShellNavigation['goAtOnce'] = (path, options) => {
    goAtOnce(path, options);
    expectReturn();
  };
  const hasWayBack = () => window.history.length > firstLength;
  const back = (fallback: string) => {
    if (hasWayBack()) window.history.back();
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
      const previous = places.previous();
      // By the browser's own way where it leads there, so that its history does not grow by going back.
      if (depth !== 1 || previous === topTab) back(previous ?? topTab);
      else returnTo(topTab);
    },
  };
}
