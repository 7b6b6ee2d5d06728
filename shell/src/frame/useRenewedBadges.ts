import { useEffect } from 'react';
import { useShell } from '../shell-context.ts';

/** Whoever comes back to the page reads at its tabs what waits now, whatever screen they are on. */
export function useRenewedBadges(): void {
  const { tabBadges } = useShell();
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') void tabBadges.renew();
    };
    document.addEventListener('visibilitychange', renew);
    return () => document.removeEventListener('visibilitychange', renew);
  }, [tabBadges]);
}
