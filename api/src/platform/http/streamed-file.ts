import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy, { type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import { AppError } from '@skep/domain';
import type { FastifyRequest } from 'fastify';
import type { Http } from './http-types.ts';

/** A file of a form as it comes; its name is the sender's word. */
export interface StreamedFile {
  name: string;
  content: Readable;
  /** Once it is read: whether it was longer than it may be, and ends at its limit. */
  isCut: () => boolean;
  /** Of the form, as far as they stood before the file. */
  fields: Readonly<Record<string, string>>;
}

const streams = new WeakMap<FastifyRequest, Readable>();

/** Forms of this scope are handed on as they come, so that a file needs no more memory than a piece of it. */
export function streamForms(http: Http): void {
  http.removeContentTypeParser('multipart/form-data');
  http.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    streams.set(request, payload);
    return {};
  });
}

/**
 * Hands on the one file of a form. @returns what `keep` made of it; undefined where the form had none.
 * @throws AppError unreadable_request, and what `keep` throws
 */
export async function receiveFile<Stored>(
  request: FastifyRequest,
  bytesMax: number,
  keep: (file: StreamedFile) => Promise<Stored>,
): Promise<Stored | undefined> {
  const stream = streams.get(request);
  const { 'content-type': type = '' } = request.headers;
  if (stream === undefined || !/boundary=/i.test(type)) throw new AppError('unreadable_request');
  const form = busboy({
    headers: { ...request.headers, 'content-type': type } satisfies BusboyHeaders,
    limits: { files: 1, fileSize: bytesMax, fields: 10, fieldSize: 1000, parts: 12, headerPairs: 20 },
  });
  const fields: Record<string, string> = {};
  const received: { file?: BusboyFileStream; keeping?: Promise<Stored> } = {};
  form.on('field', (name, value) => {
    fields[name] = value;
  });
  const failing = new Promise<never>((_resolve, reject) => {
    form.on('file', (_field, content, name) => {
      received.file = content;
      received.keeping = keep({ name: name ?? '', content, isCut: () => content.truncated, fields });
      received.keeping.catch(reject);
    });
  });
  const reading = pipeline(stream, form).catch(() => {
    received.file?.destroy(new Error('The form has ended before its file.'));
    throw new AppError('unreadable_request');
  });
  await Promise.race([reading, failing]);
  return received.keeping;
}
