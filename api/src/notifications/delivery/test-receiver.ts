import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { notify } from './delivery.ts';
import type { News } from './news.ts';

export interface Received {
  method: string | undefined;
  path: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A local server for addresses that people enter. It is at 127.0.0.1, which a service must be allowed to call. */
export interface Receiver {
  url: string;
  received: Received[];
  /** What it answers from now on. */
  status: number;
  /** Resolves when another request has come. */
  next: () => Promise<void>;
  close: () => void;
}

export const allowedForTests = { OUTGOING_NETWORKS: '127.0.0.1/32' };

export async function startReceiver(): Promise<Receiver> {
  let came = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url: path, headers } = request;
    receiver.received.push({ method, path, headers, body: Buffer.concat(chunks) });
    response.writeHead(receiver.status).end();
    came.resolve();
    came = Promise.withResolvers<void>();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    status: 200,
    next: () => came.promise,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}

/** A server that takes every request and answers none. */
export async function startSilentServer() {
  const server = createServer(() => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

let count = 0;

/** Tells a person something, as alerts do. */
export async function notifySome(api: TestApi, { id: userId }: TestUser, overrides: Partial<News> = {}) {
  count += 1;
  const news: News = {
    userId,
    key: `test ${count}`,
    kind: 'alert_began',
    title: `Swarm ${count}`,
    text: 'Hive 3: weight fell',
    path: '/alerts/7',
    details: { alert_id: 7 },
    isPushed: true,
    isMailed: false,
    ...overrides,
  };
  await notify(api.app.contextFor('test'), [news]);
  return news;
}

/** Runs a job as the worker does by its schedule. */
export async function runScheduled(
  api: TestApi,
  name: 'send-pushes' | 'send-webhooks' | 'send-news-mails',
): Promise<void> {
  await api.app.jobs.queue.send(name, {});
  await api.runJobs();
}
