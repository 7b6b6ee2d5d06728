import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Speaks as much of S3 as a store needs: objects by key, etags, conditional writes, and its errors as XML. */
export async function startS3LikeServer(): Promise<{ url: string; keys: () => string[]; close: () => void }> {
  const objects = new Map<string, Buffer>();
  const server: Server = createServer(async (request, response) => {
    const key = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    const there = objects.get(key);
    if (request.method === 'GET') {
      if (!there) return void response.writeHead(404).end(problem('NoSuchKey'));
      return void response.writeHead(200, { etag: etagOf(there), 'content-length': there.length }).end(there);
    }
    const { 'if-none-match': ifNone, 'if-match': ifMatch } = request.headers;
    const isRefused = (ifNone === '*' && there) || (ifMatch && (!there || etagOf(there) !== ifMatch));
    const body = await bodyOf(request);
    if (isRefused) return void response.writeHead(412).end(problem('PreconditionFailed'));
    objects.set(key, body);
    response.writeHead(200, { etag: etagOf(body) }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    keys: () => [...objects.keys()],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function problem(code: string): string {
  return `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}
