import { useEffect, useEffectEvent } from 'react';
import { useShell } from '../shell-context.ts';
import { useDepth } from './useDepth.ts';
import { useReloadShown } from './useReloadShown.ts';

/**
 * Whoever comes back to the page reads at its tabs what waits now, whatever screen they are on. What the service worker shows
 * while a page is open is counted there at once, and is in its list.
 */
export function useRenewedBadges(): void {
  const { tabBadges } = useShell();
  const depth = useDepth();
  const reloadShown = useReloadShown();
  const takeNews = useEffectEvent((event: MessageEvent) => {
    if (event.data?.type !== 'NEWS') return;
    void tabBadges.renew();
    // What somebody types is left alone.
    if (depth === 0) reloadShown();
  });
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') void tabBadges.renew();
    };
    const worker = navigator.serviceWorker;
    const take = (event: MessageEvent) => takeNews(event);
    document.addEventListener('visibilitychange', renew);
    worker?.addEventListener('message', take);
    return () => {
      document.removeEventListener('visibilitychange', renew);
      worker?.removeEventListener('message', take);
    };
  }, [tabBadges]);
}
