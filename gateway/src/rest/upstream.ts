import { AppError, isAppError } from '@skep/domain';
import { inSpan, traceparent } from '@skep/observability';
import { attemptIdHeader } from '../http/attempt-id.ts';

export interface UpstreamOptions {
  /** Calls of one GraphQL request, those of a second try included. */
  callsMax: number;
  /** What the client calls the mutation that it may send again; undefined for what only reads. */
  attemptId: string | undefined;
  /** Ends every call that is still running when the request's time is up. */
  deadline: AbortSignal;
}

/** The way of one GraphQL request to the REST service: counted, bounded in time, each thing read and written once. */
export interface Upstream {
  /**
   * @throws AppError maintenance when nobody answers, overloaded when no answer comes in time, request_too_large after
   * too many calls
   */
  fetch: (request: Request) => Promise<Response>;
  callCount: () => number;
  /** After a write nothing that was read before holds any more. */
  onWrite: (forget: () => void) => void;
}

/** Answers of a service that is starting, or of a front that does not reach it. */
const passingFaults = new Set([502, 503, 504]);

/** One that names a time is too busy to be called again before it. */
const isPassing = ({ status, headers }: Answer) => passingFaults.has(status) && !headers.has('retry-after');

interface Answer {
  status: number;
  headers: Headers;
  body: ArrayBuffer;
}

export function createUpstream({ attemptId, callsMax, deadline }: UpstreamOptions): Upstream {
  const reads = new Map<string, Promise<Answer>>();
  const forgetters = [() => reads.clear()];
  let callCount = 0;
  let writeCount = 0;

  async function send(request: Request): Promise<Answer> {
    if (callCount >= callsMax) throw new AppError('request_too_large');
    callCount += 1;
    try {
      return await inSpan(request.method, 'client', async () => {
        const parent = traceparent();
        if (parent !== undefined) request.headers.set('traceparent', parent);
        const response = await fetch(request, { signal: deadline });
        return { status: response.status, headers: response.headers, body: await response.arrayBuffer() };
      });
    } catch {
      // A slow service is there: it must not be reported as being updated.
      throw new AppError(deadline.aborted ? 'overloaded' : 'maintenance');
    }
  }

  /** Reading twice does no harm, so one fault is forgiven. */
  async function read(request: Request): Promise<Answer> {
    const first = await send(request.clone()).catch((error: unknown) => {
      if (!isAppError(error) || error.code !== 'maintenance') throw error;
      return undefined;
    });
    return first === undefined || isPassing(first) ? send(request) : first;
  }

  function readOnce(request: Request): Promise<Answer> {
    const answer = reads.get(request.url) ?? read(request);
    reads.set(request.url, answer);
    return answer;
  }

  /** Mutations run one after the other, so a request that comes again makes the same writes in the same order. */
  function nameWrite({ headers }: Request): void {
    writeCount += 1;
    if (attemptId === undefined) return;
    headers.set(attemptIdHeader, writeCount === 1 ? attemptId : `${attemptId}.${writeCount}`);
  }

  async function write(request: Request): Promise<Answer> {
    nameWrite(request);
    try {
      return await send(request);
    } finally {
      for (const forget of forgetters) forget();
    }
  }

  return {
    async fetch(request) {
      const { status, headers, body } = await (request.method === 'GET' ? readOnce(request) : write(request));
      return new Response(body.byteLength === 0 ? null : body, { status, headers });
    },
    callCount: () => callCount,
    onWrite: (forget) => {
      forgetters.push(forget);
    },
  };
}
