import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** What a screen that hangs four metres away is larger by: all of it, so that it stays in proportion. */
const enlargement = () => Math.max(1, Math.sqrt(window.innerWidth * window.innerHeight) / 1000);

/** How many times larger than on a desk everything is drawn: 1 on a phone, some 3 on a wall of 4K. */
export function useEnlargement(): number {
  return useSyncExternalStore(subscribe, enlargement);
}
