import { useSearchParams, useServices } from '@skep/remote-kit';
import { useEffect, useRef } from 'react';

/** Says in the address that another app of the device has handed over photos, for the form that follows. */
export const sharedParameter = 'shared';

/** Takes photos that another app has handed over, once. @param isWanted whether this field is where they go */
export function useSharedPhotos(isWanted: boolean, take: (photos: readonly File[]) => void): void {
  const { takeSharedPhotos } = useServices();
  const [search] = useSearchParams();
  const isShared = isWanted && search.has(sharedParameter);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (!isShared) return;
    takeSharedPhotos?.().then(
      (photos) => latest.current(photos),
      () => undefined,
    );
  }, [isShared, takeSharedPhotos]);
}
