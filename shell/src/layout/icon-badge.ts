/** How many wait, at the icon of the installed app; the service worker counts on from there while no page is open. */
export function showOnIcon(count: number): void {
  // Browsers that have no icon to show it at refuse, or do not know it.
  navigator.setAppBadge?.(count).catch(() => undefined);
  navigator.serviceWorker?.controller?.postMessage({ type: 'UNREAD', count });
}
