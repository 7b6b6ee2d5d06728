import { useServices } from '@skep/remote-kit';
import { use, useEffect, useState } from 'react';
import { PhotosWait } from './photos-wait.ts';

/** The size of a resized photo, and some more. */
const photoBytes = 1_000_000;

/** Shown while so few more have room. */
const fewPhotos = 20;

/** How many more photos this browser has room for, when these are few. @param count of photos here; a new one is a new check */
export function usePhotoRoom(count: number): number | undefined {
  const { waitingPhotos } = useServices();
  const mayWait = use(PhotosWait);
  const [room, setRoom] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each photo takes some of it.
  useEffect(() => {
    if (!mayWait || waitingPhotos === undefined) return;
    let isWanted = true;
    waitingPhotos.room().then(
      (bytes) => isWanted && setRoom(bytes === undefined ? undefined : Math.floor(bytes / photoBytes)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [waitingPhotos, mayWait, count]);
  return room !== undefined && room < fewPhotos ? room : undefined;
}
