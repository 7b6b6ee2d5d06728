import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const keysInPage = 2;

/** Speaks as much of S3 as a store of files needs: objects by key, and lists of them in pages of two. */
export async function startTestBucket(): Promise<{
  url: string;
  objects: Map<string, Buffer>;
  close: () => void;
}> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const [, bucket = '', ...parts] = decodeURIComponent(pathname).split('/');
    const key = `${bucket}/${parts.join('/')}`;
    const there = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, await bodyOf(request));
      return void response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (searchParams.has('list-type')) {
      const prefix = `${bucket}/${searchParams.get('prefix') ?? ''}`;
      const keys = [...objects.keys()].filter((each) => each.startsWith(prefix)).sort();
      return void response.end(
        listed(
          keys.map((each) => each.slice(bucket.length + 1)),
          searchParams,
        ),
      );
    }
    if (there === undefined) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    return void response.writeHead(200, { 'content-length': there.length }).end(there);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, objects, close };
}

function listed(keys: readonly string[], query: URLSearchParams): string {
  const from = Number(query.get('continuation-token') ?? 0);
  const next = from + keysInPage;
  const contents = keys.slice(from, next).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const more = next < keys.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${more}${contents.join('')}</ListBucketResult>`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}
