import { AppError, pictureLimits, withoutDirectionControls } from '@skep/domain';
import type { FastifyRequest } from 'fastify';
import type { Http } from './http-types.ts';

/** A file of a form. Its name is the sender's word, and neither its content nor a place on a disk. */
export interface SentFile {
  name: string;
  content: Buffer;
}

/** Of a form with a picture: a file that is somewhat too large still gets its answer at its field. */
const pictureBodyBytes = (pictureLimits.megabytesMax + 5) * 1_000_000;

/** Fields and files of one form: devices send each quantity as a field. */
const partsMax = 250;

const sent = new WeakMap<FastifyRequest, ReadonlyMap<string, SentFile>>();

/** The file of the first of these fields that has one. */
export function sentFile(request: FastifyRequest, ...fields: readonly string[]): SentFile | undefined {
  const files = sent.get(request);
  return fields.map((field) => files?.get(field)).find((file) => file !== undefined);
}

/** Forms with files, for routes that take one (`config.takesFile`); the form's texts are the request's body. */
export function readFormsWithFiles(http: Http): void {
  // Before it is read: a form may be larger than any other body.
  http.addHook('preParsing', async ({ headers, routeOptions }) => {
    const isForm = /^multipart\//i.test(headers['content-type'] ?? '');
    if (isForm && !routeOptions.config.takesFile) throw new UnreadableType();
  });
  http.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: pictureBodyBytes },
    async (request: FastifyRequest, body: Buffer) => {
      const { files, texts } = await partsOf(body, request.headers['content-type'] ?? '');
      sent.set(request, files);
      return Object.fromEntries(texts);
    },
  );
}

class UnreadableType extends Error {
  readonly statusCode = 415;
}

async function partsOf(body: Buffer, type: string) {
  const files = new Map<string, SentFile>();
  const texts = new Map<string, string>();
  for (const [name, value] of await formIn(body, type)) {
    if (typeof value === 'string') texts.set(name, value);
    else if (value.size > 0) {
      const content = Buffer.from(await value.arrayBuffer());
      files.set(name, { name: withoutDirectionControls(value.name), content });
    }
  }
  return { files, texts };
}

async function formIn(body: Buffer, type: string): Promise<FormData> {
  const boundary = /boundary="?([\w'()+,./:=?-]{1,70})"?/.exec(type)?.[1];
  if (boundary === undefined || count(body, `--${boundary}`) > partsMax)
    throw new AppError('unreadable_request');
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new AppError('unreadable_request');
  });
}

function count(body: Buffer, part: string): number {
  let found = 0;
  for (let at = body.indexOf(part); at !== -1 && found <= partsMax; at = body.indexOf(part, at + 1))
    found += 1;
  return found;
}
