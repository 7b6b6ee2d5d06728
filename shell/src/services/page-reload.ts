import type { PageReload } from '@skep/remote-kit';

/** A page that reloads itself must never do so in a loop: once in this time is enough for a new version to come. */
const coolDownMs = 5 * 60_000;
const lastKey = 'skep.reloadedAt';

export interface PageReloadParts {
  hasUnsavedWork: () => boolean;
  reload?: () => void;
  now?: () => number;
}

/** The moment of the last reload is in the tab's own storage: without one there is no reload by itself. */
export function createPageReload({
  hasUnsavedWork,
  reload = () => window.location.reload(),
  now = Date.now,
}: PageReloadParts): PageReload {
  return {
    once() {
      if (hasUnsavedWork() || !isLongAgo(now())) return false;
      reload();
      return true;
    },
    now: reload,
  };
}

function isLongAgo(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(lastKey) ?? 0);
    if (now - last < coolDownMs) return false;
    sessionStorage.setItem(lastKey, String(now));
    return true;
  } catch {
    return false;
  }
}
