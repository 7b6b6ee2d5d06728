import type { ErrorCode, FieldProblem } from '@skep/domain';
import { useServices } from '@skep/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { shrunk } from './shrunk.ts';

/** A photo on its way to the service, or that did not get there. */
export interface Upload {
  /** The same when it is sent again, so that it is kept once. */
  key: string;
  file: File;
  preview: string;
  failure: { code: ErrorCode; problem: FieldProblem | undefined } | undefined;
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
    const fields = { client_id: key, ...(itemId === undefined ? {} : { category_id: itemId }) };
    const sent = await sendFile?.('/api/images', await shrunk(file), fields);
    // Removed while it was on its way: the service forgets what no inspection names.
    if (!latest.current.uploads.some((upload) => upload.key === key)) return;
    if (sent?.kind === 'sent') {
      drop(key);
      latest.current.onSent(sent.id);
      return;
    }
    const failure = { code: sent?.code ?? 'unexpected', problem: sent?.problem } as const;
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, failure } : upload)));
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
