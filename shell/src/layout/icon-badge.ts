/** Where the service worker keeps how many wait. */
export const unreadCache = 'unread';

/** How many wait, at the icon of the installed app; the service worker counts on from there while no page is open. */
export function showOnIcon(count: number): void {
  // Browsers that have no icon to show it at refuse, or do not know it.
  navigator.setAppBadge?.(count).catch(() => undefined);
  navigator.serviceWorker?.controller?.postMessage({ type: 'UNREAD', count });
}

/** Nothing of the person who was signed in stays at the icon, or where the service worker counts on from. */
export async function clearIcon(): Promise<void> {
  // The worker may still have a count of theirs to write, and writes this one after it.
  showOnIcon(0);
  await globalThis.caches?.delete(unreadCache).catch(() => undefined);
}
