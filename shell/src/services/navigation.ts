import type { Navigation, Observable } from '@skep/remote-kit';
import { settable } from '@skep/remote-kit';

export interface ShellNavigation extends Navigation {
  /** Title that the screen gave itself. */
  title: Observable<string | undefined>;
  /** Goes without asking, since somebody has asked. */
  goAtOnce: (path: string, options?: { replace?: boolean }) => void;
}

export function createNavigation(mayLeave: () => Promise<boolean>): ShellNavigation {
  const title = settable<string | undefined>(undefined);
  // Pages that this visit has been to before the present one: only then is there a way back inside the app.
  const firstLength = window.history.length;
  const goAtOnce: ShellNavigation['goAtOnce'] = (path, { replace = false } = {}) => {
    if (replace) window.history.replaceState(null, '', path);
    else window.history.pushState(null, '', path);
    // Routers listen to this one; single-spa fires it as well, once it has started.
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  return {
    title,
    goAtOnce,
    setTitle: title.set,
    async go(path, options) {
      if (await mayLeave()) goAtOnce(path, options);
    },
    async back(fallback = '/') {
      if (!(await mayLeave())) return;
      if (window.history.length > firstLength) window.history.back();
      else goAtOnce(fallback, { replace: true });
    },
  };
}
