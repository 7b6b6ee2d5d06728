import { type ErrorCode, type FieldProblem, readingLimits } from '@skep/domain';
import { useServices } from '@skep/remote-kit';
import { useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { shrunk } from '../photos/resize-image.ts';

/** Why a photo did not get there: this browser cannot draw it, or the service's answer. */
export type PhotoFailure =
  | { kind: 'heic' }
  | { kind: 'refused'; code: ErrorCode; problem: FieldProblem | undefined };

/** A photo of a page on its way to the service. */
export interface PagePhoto {
  /** The same when it is sent again, so that it is read once. */
  key: string;
  file: File;
  failure: PhotoFailure | undefined;
}

/**
 * Sends photos of pages, shrunk to what reading needs and one after the other, since each is a large picture on a small
 * phone. What is not sent stays here and can be tried again.
 * @param begin makes the reading with the first of them. @param onSent has it shown
 */
export function usePagePhotos(begin: () => Promise<string | undefined>, onSent: () => void) {
  const { sendFile } = useServices();
  const [photos, setPhotos] = useState<readonly PagePhoto[]>([]);
  const latest = useRef({ photos, begin, onSent });
  latest.current = { ...latest.current, begin, onSent };
  const working = useRef<Promise<void>>(undefined);

  function change(next: (all: readonly PagePhoto[]) => readonly PagePhoto[]) {
    latest.current.photos = next(latest.current.photos);
    setPhotos(latest.current.photos);
  }

  const drop = (key: string) => change((all) => all.filter((photo) => photo.key !== key));

  const fail = (key: string, failure: PhotoFailure | undefined) =>
    change((all) => all.map((photo) => (photo.key === key ? { ...photo, failure } : photo)));

  async function send({ key, file }: PagePhoto) {
    const readingId = await latest.current.begin();
    // The failure to begin was shown.
    if (readingId === undefined) return drop(key);
    const small = await shrunk(file, readingLimits.sidePx);
    if (small.kind === 'heic') return fail(key, small);
    const sent = await sendFile?.(`/api/sheet-readings/${readingId}/pages`, small.file, { client_id: key });
    if (sent?.kind === 'sent') {
      drop(key);
      return latest.current.onSent();
    }
    fail(key, { kind: 'refused', code: sent?.code ?? 'unexpected', problem: sent?.problem });
  }

  /** One after the other, those that come meanwhile behind the others. */
  function enqueue(some: readonly PagePhoto[]) {
    for (const photo of some)
      working.current = (working.current ?? Promise.resolve()).then(() => send(photo));
  }

  return {
    photos,
    drop,
    add(files: readonly File[]) {
      const added = files.map((file) => ({ key: newId(), file, failure: undefined }));
      change((all) => [...all, ...added]);
      enqueue(added);
    },
    retry(photo: PagePhoto) {
      fail(photo.key, undefined);
      enqueue([photo]);
    },
  };
}
