import { createServer, request as forward, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a call meets on its way to the service. */
export type Fault =
  | 'none'
  | 'drop'
  | 'lost answer'
  | 'hang'
  | 'half an answer'
  | 'a page'
  | 'overloaded'
  | 500
  | 502
  | 503
  | 504;

export interface SeenCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

export interface FaultyFront {
  url: string;
  /** What came by, oldest first. */
  seen: SeenCall[];
  /** Faults of the next calls, in order; then none. */
  next: (...faults: Fault[]) => void;
  close: () => Promise<void>;
}

/** A front before the real service that fails as networks and balancers do. */
export async function startFaultyFront(restUrl: string): Promise<FaultyFront> {
  const seen: SeenCall[] = [];
  let faults: Fault[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers });
    const fault = faults.shift() ?? 'none';
    if (fault === 'hang') return;
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === 'half an answer') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"id"');
      setTimeout(() => request.socket.destroy(), 20);
      return;
    }
    if (fault === 'a page') return void response.writeHead(200).end('<h1>Welcome</h1>');
    if (fault === 'overloaded') {
      const headers = { 'x-error-code': 'overloaded', 'retry-after': '4' };
      return void response.writeHead(503, headers).end('{}');
    }
    if (typeof fault === 'number') return void response.writeHead(fault).end('<h1>Bad gateway</h1>');
    const upstream = forward(`${restUrl}${url}`, { method, headers }, (answer) => {
      if (fault === 'lost answer') {
        answer.resume();
        request.socket.destroy();
        return;
      }
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    next: (...wanted) => {
      faults = wanted;
      seen.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
