import type { ErrorCode, FieldProblem } from '@skep/domain';
import { useServices } from '@skep/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { type ReadPhoto, shrunk } from './shrunk.ts';

/** Why a photo did not get there: this browser cannot draw it, or the service's answer. */
export type UploadFailure =
  | { kind: 'heic' }
  | { kind: 'refused'; code: ErrorCode; problem: FieldProblem | undefined };

/** A photo on its way to the service, or that did not get there. */
export interface Upload {
  /** The same when it is sent again, so that it is kept once. */
  key: string;
  file: File;
  preview: string;
  failure: UploadFailure | undefined;
}

/** Sends photos, each by itself. @param onSent is told the id of each that has arrived. */
export function useUploads(itemId: string | undefined, onSent: (id: string) => void) {
  const { sendFile } = useServices();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef({ onSent, uploads });
  latest.current = { onSent, uploads };

  useEffect(
    () => () => {
      for (const { preview } of latest.current.uploads) URL.revokeObjectURL(preview);
    },
    [],
  );

  function drop(key: string) {
    setUploads((all) => all.filter((upload) => upload.key !== key));
  }

  async function send({ key, file }: Upload) {
    const failure = await sendRead(key, await shrunk(file));
    if (failure === undefined) return;
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, failure } : upload)));
  }

  async function sendRead(key: string, photo: ReadPhoto): Promise<UploadFailure | undefined> {
    if (photo.kind === 'heic') return photo;
    const { file, takenAt } = photo;
    const sent = await sendFile?.('/api/images', file, {
      client_id: key,
      ...(itemId === undefined ? {} : { category_id: itemId }),
      ...(takenAt === undefined ? {} : { date: takenAt }),
    });
    // Removed while it was on its way: the service forgets what no inspection names.
    if (!latest.current.uploads.some((upload) => upload.key === key)) return undefined;
    if (sent?.kind !== 'sent')
      return { kind: 'refused', code: sent?.code ?? 'unexpected', problem: sent?.problem };
    drop(key);
    latest.current.onSent(sent.id);
    return undefined;
  }

  return {
    uploads,
    drop,
    add(files: readonly File[]) {
      const added = files.map((file) => {
        return { key: newId(), file, preview: URL.createObjectURL(file), failure: undefined };
      });
      latest.current.uploads = [...latest.current.uploads, ...added];
      setUploads(latest.current.uploads);
      for (const upload of added) send(upload);
    },
    retry(upload: Upload) {
      setUploads((all) => all.map((one) => (one.key === upload.key ? { ...one, failure: undefined } : one)));
      send(upload);
    },
  };
}
