import type { ErrorCode, FieldProblem } from '@skep/domain';
import { type PhotoQueue, type SentFile, useServices } from '@skep/remote-kit';
import { use, useEffect, useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { PhotosWait } from './photos-wait.ts';
import { type ReadPhoto, shrunk } from './resize-image.ts';

/** Why a photo did not get there: this browser cannot draw it, has no room for it, or the service's answer. */
export type UploadFailure =
  | { kind: 'heic' }
  | { kind: 'noRoom' }
  | { kind: 'refused'; code: ErrorCode; problem: FieldProblem | undefined };

/** A photo on its way to the service, or that did not get there. */
export interface Upload {
  /** The same when it is sent again, so that it is stored once. */
  key: string;
  file: File;
  preview: string;
  /** This browser has it, and sends it later if need be. */
  isStored: boolean;
  failure: UploadFailure | undefined;
}

export interface UploadsOptions {
  itemId: string | undefined;
  /** It waits in this browser from now on, under its key. */
  onStored: (key: string) => void;
  /** It has arrived. @param id of the service's */
  onSent: (upload: Upload, id: string) => void;
  /** The service refuses a stored photo, which is then deleted. */
  onRefused: (key: string) => void;
}

type Sendable = Extract<ReadPhoto, { kind: 'read' }>;

/** Keeps photos where they may wait, and sends them, each by itself. */
export function useUploads(options: UploadsOptions) {
  const { sendFile, waitingPhotos } = useServices();
  const mayWait = use(PhotosWait);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef({ options, uploads });
  latest.current = { options, uploads };

  useEffect(
    () => () => {
      for (const { preview } of latest.current.uploads) URL.revokeObjectURL(preview);
    },
    [],
  );

  function change(next: (all: readonly Upload[]) => readonly Upload[]) {
    latest.current.uploads = next(latest.current.uploads);
    setUploads(latest.current.uploads);
  }

  const changeOne = (key: string, part: Partial<Upload>) =>
    change((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));

  const drop = (key: string) => change((all) => all.filter((upload) => upload.key !== key));

  const wanted = (key: string) => latest.current.uploads.find((upload) => upload.key === key);

  async function send({ key, file }: Upload) {
    const photo = await shrunk(file);
    if (photo.kind === 'heic') return changeOne(key, { failure: photo });
    const hasRoom = await isStored(key, photo);
    if (!hasRoom && !navigator.onLine && mayWait) return changeOne(key, { failure: { kind: 'noRoom' } });
    // Sent after what names it, when there is a network.
    if (wanted(key)?.isStored && !navigator.onLine) return drop(key);
    settle(key, await sendRead(key, photo));
  }

  async function isStored(key: string, { file, takenAt }: Sendable): Promise<boolean> {
    if (!mayWait || waitingPhotos === undefined) return false;
    if (wanted(key)?.isStored) return true;
    try {
      await keepWithRoom(waitingPhotos, key, { content: file, takenAt });
    } catch {
      return false;
    }
    // Removed meanwhile.
    if (wanted(key) === undefined) await waitingPhotos.drop(key);
    else {
      changeOne(key, { isStored: true });
      latest.current.options.onStored(key);
    }
    return true;
  }

  async function sendRead(key: string, { file, takenAt }: Sendable): Promise<SentFile | undefined> {
    const { itemId } = latest.current.options;
    return sendFile?.('/api/images', file, {
      client_id: key,
      ...(itemId === undefined ? {} : { category_id: itemId }),
      ...(takenAt === undefined ? {} : { date: takenAt }),
    });
  }

  function settle(key: string, sent: SentFile | undefined) {
    const upload = wanted(key);
    // Removed while it was on its way: the service forgets what no inspection names.
    if (upload === undefined) return;
    if (sent?.kind === 'sent') {
      drop(key);
      if (upload.isStored) void waitingPhotos?.markSent(key).catch(() => undefined);
      return latest.current.options.onSent(upload, sent.id);
    }
    if (upload.isStored && sent?.problem === undefined) return drop(key);
    if (upload.isStored) {
      void waitingPhotos?.drop(key).catch(() => undefined);
      latest.current.options.onRefused(key);
    }
    const { code = 'unexpected', problem } = sent ?? {};
    changeOne(key, { isStored: false, failure: { kind: 'refused', code, problem } });
  }

  return {
    uploads,
    drop(key: string) {
      if (wanted(key)?.isStored) void waitingPhotos?.drop(key).catch(() => undefined);
      drop(key);
    },
    add(files: readonly File[]) {
      const fresh = { isStored: false, failure: undefined };
      const added = files.map((file) => {
        return { key: newId(), file, preview: URL.createObjectURL(file), ...fresh };
      });
      change((all) => [...all, ...added]);
      for (const upload of added) void send(upload);
    },
    retry(upload: Upload) {
      changeOne(upload.key, { failure: undefined });
      void send(upload);
    },
  };
}

/** Requested first: a browser that runs short may delete what it has. */
async function keepWithRoom(
  photos: PhotoQueue,
  key: string,
  photo: { content: File; takenAt: string | undefined },
): Promise<void> {
  const room = await photos.room();
  if (room !== undefined && room < photo.content.size) throw new Error('There is no room.');
  await photos.keep(key, photo);
}
