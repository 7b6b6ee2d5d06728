import { createRestClient, type RestClient } from '@skep/rest-client';
import { createUpstream, type Upstream } from './upstream.ts';

/** Who is asking, as the REST service has to know it. */
export interface Caller {
  requestId: string;
  /** What the client calls a mutation that it may send again. */
  attemptId: string | undefined;
  authorization: string | undefined;
  acceptLanguage: string | undefined;
  /** What the person's browser calls itself: a sign-in is known by it. */
  userAgent: string | undefined;
  address: string | undefined;
}

export interface RestOptions {
  /** Origin of the REST service, without `/api`. */
  url: string;
  /** What the service knows the gateway by (docs/adr/0007). */
  gatewaySecret: string | undefined;
  callsMax: number;
  timeoutMs: number;
}

/** The REST service for one GraphQL request. */
export interface Rest extends Pick<Upstream, 'callCount' | 'onWrite'> {
  /** Every route, typed by the service's OpenAPI document. */
  client: RestClient;
  /** One object for all requests to a service: it is the key of its cache. */
  service: object;
}

export function createRest(options: RestOptions, caller: Caller): Rest {
  const { callsMax, timeoutMs } = options;
  const upstream = createUpstream({
    attemptId: caller.attemptId,
    callsMax,
    deadline: AbortSignal.timeout(timeoutMs),
  });
  const client = createRestClient({
    baseUrl: options.url,
    headers: headersOf(options, caller),
    fetch: upstream.fetch,
  });
  return { client, service: options, callCount: upstream.callCount, onWrite: upstream.onWrite };
}

function headersOf({ gatewaySecret }: RestOptions, caller: Caller): Record<string, string> {
  const headers = {
    accept: 'application/json',
    // They stand close together: packing and unpacking takes longer than sending.
    'accept-encoding': 'identity',
    authorization: caller.authorization,
    'accept-language': caller.acceptLanguage,
    'user-agent': caller.userAgent,
    'x-request-id': caller.requestId,
    'x-skep-gateway': gatewaySecret,
    'x-forwarded-for': caller.address,
  };
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
