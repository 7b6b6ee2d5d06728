import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { openTestDatabase } from '#testing/test-database.ts';

/** What is done with a call before it reaches the other server; true: it was answered. */
export type Fault = (call: IncomingMessage, answer: ServerResponse) => boolean;

export interface TwoServers {
  there: TestApi;
  here: TestApi;
  /** Where the other server is, behind the faults. */
  address: string;
  /** Paths of all calls that came. */
  calls: string[];
  setFault: (fault: Fault | undefined) => void;
  close: () => Promise<void>;
}

/** Two services with a database each. Between them is a proxy that can inject faults. */
export async function twoServers(): Promise<TwoServers> {
  let port = 0;
  const calls: string[] = [];
  let fault: Fault | undefined;
  const proxy = createServer((call, answer) => {
    calls.push(call.url ?? '');
    if (fault?.(call, answer)) return;
    const { url: path, method, headers } = call;
    const passed = request({ ...{ host: '127.0.0.1', port, path, method, headers }, agent: false }, (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    });
    call.pipe(passed);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const there = await startTestApi({ database: 'fresh', environment: { API_URL: `${address}/api` } });
  const database = await openTestDatabase();
  const here = await startTestApi({ database, environment: { OUTGOING_NETWORKS: '127.0.0.1/32' } });
  await there.app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (there.app.http.server.address() as AddressInfo).port;
  return {
    ...{ there, here, calls, address },
    setFault: (next) => {
      fault = next;
    },
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await there.close();
      await here.close();
      await database.close();
    },
  };
}

/** Begins to bring the account of a person there to a person here. */
export async function begunMove(
  { here, address }: TwoServers,
  from: TestUser,
  to: TestUser,
  more: object = {},
) {
  const body = { address, token: from.token, timeZone: 'Europe/Amsterdam', ...more };
  return here.request('POST', '/api/v1/account/move', { as: to, body });
}

export const moveNow = async ({ here }: TwoServers, as: TestUser) =>
  (await here.request('GET', '/api/v1/account/move', { as })).body.move;

/** Fetches and counts an account. @returns the move and the import as GET sends them */
export async function fetchedMove(servers: TwoServers, from: TestUser, to: TestUser) {
  await begunMove(servers, from, to);
  await servers.here.runJobs();
  const { body } = await servers.here.request('GET', '/api/v1/account/restore', { as: to });
  return { move: await moveNow(servers, to), restore: body.restore };
}

/** Brings a whole account. @returns the move and the import as GET sends them */
export async function broughtMove(servers: TwoServers, from: TestUser, to: TestUser) {
  await fetchedMove(servers, from, to);
  await servers.here.request('POST', '/api/v1/account/restore/start', { as: to });
  await servers.here.runJobs();
  const { body } = await servers.here.request('GET', '/api/v1/account/restore', { as: to });
  return { move: await moveNow(servers, to), restore: body.restore };
}
