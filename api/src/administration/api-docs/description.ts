import { createHash } from 'node:crypto';

interface OpenApiDocument {
  paths?: Record<string, Record<string, { tags?: string[] }>>;
}

/** The OpenAPI document as it is sent. It stays the same while the process runs. */
export interface Description {
  body: Buffer;
  etag: string;
}

/** Returns the document with our own API first, and with the routes of old apps under tags of their own. */
export function descriptionOf(collected: object): Description {
  // A copy: what was collected is of the web server.
  const { paths = {}, ...document }: OpenApiDocument = JSON.parse(JSON.stringify(collected));
  const isOwn = ([path]: [string, unknown]) => path.startsWith('/api/v1/');
  const [own, old] = [
    Object.entries(paths).filter(isOwn),
    Object.entries(paths).filter((one) => !isOwn(one)),
  ];
  for (const operation of old.flatMap(([, operations]) => Object.values(operations)))
    operation.tags = (operation.tags ?? []).map((tag) => `${tag} (old apps and sensors)`);
  const body = Buffer.from(JSON.stringify({ ...document, paths: Object.fromEntries([...own, ...old]) }));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}
