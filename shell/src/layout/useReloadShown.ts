import { useShell } from '../shell-context.ts';

/** Asks again for all that is shown, of whichever remote. What cannot be had stays as it is, and its screen says so. */
export function useReloadShown(): () => void {
  const { apolloClient } = useShell();
  return () => {
    apolloClient.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
}
