import { useScreenState } from '@skep/remote-kit';
import type { ScreenState } from '@skep/ui';
import type { ScreenData } from './useScreen.ts';

/** The text for a dashboard that could not be queried at all, as on every other screen; undefined: it was. */
export function useFailedState(data: ScreenData): ScreenState | undefined {
  const isFailed = data.kind === 'failed';
  const state = useScreenState({
    loading: false,
    error: isFailed ? data.error : undefined,
    refetch: () => isFailed && data.retry(),
  });
  return isFailed ? state : undefined;
}
