import type { AddressInfo } from 'node:net';
import { startTestApi, type TestApi, type TestApiOptions, type TestUser } from '@skep/api/testing';
import { v7 as uuidv7 } from 'uuid';
import { attemptIdHeader } from '../http/attempt-id.ts';
import type { GatewayLog } from '../log.ts';
import { createGateway, type Gateway, type GatewayOptions } from '../server.ts';

export interface TestGateway {
  gateway: Gateway;
  /** The real service behind it, listening on a port of its own. */
  api: TestApi;
  restUrl: string;
  /** Asks as this person, or as a visitor. */
  ask: (document: string, variables?: Record<string, unknown>, as?: TestUser) => Promise<GraphQLAnswer>;
  /** Sends a body as it is. */
  post: (body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** What was logged so far, oldest first. */
  logged: LogLine[];
  close: () => Promise<void>;
}

export interface GraphQLAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer by looking at it.
  data: any;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

export interface LogLine extends Record<string, unknown> {
  level: 'info' | 'error';
  message: string;
}

export const gatewaySecret = 'a secret of tests only';

/** Starts the gateway before the whole service. Close it in `afterAll`. */
export async function startTestGateway(
  options: Partial<GatewayOptions> = {},
  { environment, ...apiOptions }: TestApiOptions = {},
): Promise<TestGateway> {
  const api = await startTestApi({
    ...apiOptions,
    environment: { GATEWAY_SECRET: gatewaySecret, ...environment },
  });
  await api.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.http.server.address() as AddressInfo;
  const restUrl = `http://127.0.0.1:${port}`;
  const logged: LogLine[] = [];
  const gateway = createGateway({
    restUrl,
    gatewaySecret,
    documents: new Map(),
    isDevelopment: true,
    log: logInto(logged),
    ...options,
  });
  return {
    gateway,
    api,
    restUrl,
    logged,
    ask: (document, variables, as) => ask(gateway, document, variables, as),
    post: (body, headers) => post(gateway, body, headers),
    async close() {
      await gateway.close();
      await api.close();
    },
  };
}

export async function ask(
  gateway: Gateway,
  query: string,
  variables: Record<string, unknown> = {},
  as?: TestUser,
): Promise<GraphQLAnswer> {
  const response = await post(
    gateway,
    { query, variables },
    as === undefined ? {} : { authorization: `Bearer ${as.token}` },
  );
  return (await response.json()) as GraphQLAnswer;
}

export function post(
  gateway: Gateway,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return gateway.fetch(
    new Request('http://gateway.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [attemptIdHeader]: uuidv7(), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

export function logInto(lines: LogLine[]): GatewayLog {
  const write = (level: LogLine['level']) => (fields: Record<string, unknown>, message: string) => {
    lines.push({ ...fields, level, message });
  };
  return { info: write('info'), error: write('error') };
}
