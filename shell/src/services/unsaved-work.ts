import type { UnsavedChanges } from '@skep/remote-kit';

export interface UnsavedWork extends UnsavedChanges {
  has: () => boolean;
  /** Resolves to true when there is nothing to lose, or the person lets it go. */
  mayLeave: () => Promise<boolean>;
  /** Guards closing the tab, links and the browser's own back. Returns the way to stop. */
  guard: (go: (path: string) => void) => () => void;
}

/** @param ask shows the one question that every kind of leaving asks */
export function createUnsavedWork(ask: () => Promise<boolean>): UnsavedWork {
  let isUnsaved = false;
  const has = () => isUnsaved;
  const mayLeave = async () => {
    if (!isUnsaved) return true;
    const isLetGo = await ask();
    if (isLetGo) isUnsaved = false;
    return isLetGo;
  };
  return {
    has,
    mayLeave,
    set: (value) => {
      isUnsaved = value;
    },
    guard(go) {
      const watch = new AbortController();
      const { signal } = watch;
      window.addEventListener('beforeunload', (event) => isUnsaved && event.preventDefault(), { signal });
      // Before any router sees the click: each remote has its own.
      document.addEventListener('click', (event) => void askBeforeLink(event, { has, mayLeave, go }), {
        signal,
        capture: true,
      });
      window.addEventListener('single-spa:before-routing-event', askBeforeHistory, { signal });
      return () => watch.abort();
    },
  };

  /** The browser's back and forward: single-spa takes the address back when the person stays. */
  function askBeforeHistory(event: Event): void {
    if (!isUnsaved || !(event instanceof CustomEvent)) return;
    const { oldUrl, newUrl, originalEvent, cancelNavigation } = event.detail ?? {};
    // Links and our own navigation have asked already; what comes with singleSpa was pushed by a router.
    if (oldUrl === newUrl || originalEvent?.singleSpa || typeof cancelNavigation !== 'function') return;
    cancelNavigation(mayLeave().then((isLetGo) => !isLetGo));
  }
}

interface Leaving {
  has: () => boolean;
  mayLeave: () => Promise<boolean>;
  go: (path: string) => void;
}

async function askBeforeLink(event: MouseEvent, { has, mayLeave, go }: Leaving): Promise<void> {
  if (!has() || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return;
  if (link.pathname === window.location.pathname && link.hash !== '') return;
  event.preventDefault();
  event.stopPropagation();
  if (await mayLeave()) go(link.pathname + link.search + link.hash);
}
