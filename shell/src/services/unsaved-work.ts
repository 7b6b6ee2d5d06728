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
      const place = rememberPlace(signal);
      window.addEventListener('single-spa:before-routing-event', (event) => askBeforeHistory(event, place), {
        signal,
      });
      return () => watch.abort();
    },
  };

  /** The browser's back and forward. */
  function askBeforeHistory(event: Event, place: HistoryPlace): void {
    if (!isUnsaved || !(event instanceof CustomEvent)) return;
    const { oldUrl, newUrl, originalEvent, cancelNavigation } = event.detail ?? {};
    // Links and our own navigation have confirmed already; what comes with singleSpa was pushed by a router. What a router
    // pushes while single-spa changes pages comes later and without its event: a form that takes up its draft does so.
    if (oldUrl === newUrl || !originalEvent || originalEvent.singleSpa) return;
    if (typeof cancelNavigation !== 'function') return;
    const entry = { url: newUrl, state: history.state };
    cancelNavigation(
      mayLeave().then((isLetGo) => {
        if (!isLetGo) setTimeout(() => place.returnFrom(entry));
        return !isLetGo;
      }),
    );
  }
}

interface HistoryPlace {
  returnFrom: (entry: { url: string; state: unknown }) => void;
}

/**
 * When a person stays, single-spa writes the address of the page that they stay on over the history entry that they
 * went to. So that a later back lands where it would have, that entry gets its own address again, and the tab goes
 * back to the entry it came from. Browsers without the Navigation API keep what single-spa made of it.
 */
function rememberPlace(signal: AbortSignal): HistoryPlace {
  const present = () => window.navigation?.currentEntry?.index;
  let last = present();
  window.addEventListener('single-spa:routing-event', () => (last = present()), { signal });
  return {
    returnFrom({ url, state }) {
      const now = present();
      if (now === undefined || last === undefined || now === last) return;
      // Not by way of `history.replaceState`, which single-spa watches: nobody goes anywhere.
      History.prototype.replaceState.call(history, state, '', url);
      history.go(last - now);
    },
  };
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
