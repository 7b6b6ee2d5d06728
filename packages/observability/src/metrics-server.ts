import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { WrongSetting } from '@skep/settings';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Watched, WatchPort } from './metrics-port.ts';

/**
 * `/metrics` for Prometheus, `/health/live` and `/health/ready`, at a port that no balancer leads to.
 * @throws WrongSetting when the port is taken
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  watched: Watched,
): Promise<WatchPort> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  exposeVersion(registry, watched);
  const stops = await Promise.all(watched.measures.map((measure) => measure(registry)));
  const answers: Record<string, (response: ServerResponse) => Promise<unknown>> = {
    '/metrics': async (response) => {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    },
    '/health/live': async (response) => response.end('live\n'),
    '/health/ready': async (response) => {
      const isReady = await watched.isReady();
      response.writeHead(isReady ? 200 : 503).end(isReady ? 'ready\n' : 'unready\n');
    },
  };
  const server = createServer(({ url = '/' }, response) => {
    const answer = answers[url.split('?')[0] ?? '/'];
    if (answer === undefined) response.writeHead(404).end();
    else answer(response).catch(() => response.writeHead(500).end());
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch {
    throw new WrongSetting(`METRICS_PORT ${port} on ${host} cannot be listened at: is it taken?`);
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async stop() {
      for (const stop of stops) stop();
      server.close();
      server.closeAllConnections();
    },
  };
}

function exposeVersion(registry: Registry, { part, version }: Watched): void {
  const info = new Gauge({
    name: 'skep_info',
    help: 'Always 1: which version this process is.',
    labelNames: ['part', 'version'],
    registers: [registry],
  });
  info.set({ part, version }, 1);
}
