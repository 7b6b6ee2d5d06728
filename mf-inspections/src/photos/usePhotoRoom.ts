import { useServices } from '@skep/remote-kit';
import { use, useEffect, useState } from 'react';
import { PhotosWait } from './photos-wait.ts';

/** What a photo takes that was drawn anew, and some more. */
const photoBytes = 1_000_000;

/** Told while so few more have room. */
const fewPhotos = 20;

/** How many more photos this browser has room for, when these are few. @param count of photos here: asked anew when it changes */
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
