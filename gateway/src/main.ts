import { createServer } from 'node:http';
import { openWatchPort, startTracing } from '@skep/observability';
import { openStore, RegistryRefusal } from '@skep/registry';
import {
  finishesRequests,
  keepsConnectionsMs,
  stopOnSignal,
  WrongSetting,
  writeLine as writeErrorLine,
} from '@skep/settings';
import manifest from '../package.json' with { type: 'json' };
import { type GatewayConfig, readConfig } from './config.ts';
import { answerHealth } from './http/health.ts';
import { createGateway } from './server.ts';
import { documentsFromFile } from './trusted-documents/documents-file.ts';
import { documentsFromRegistry, documentsOf } from './trusted-documents/documents-registry.ts';
import type { TrustedDocuments } from './trusted-documents/trusted-documents.ts';

// The gateway as a process of its own; in the one process of `npm start` standalone mounts createGateway.

try {
  await start(readConfig(process.env));
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof RegistryRefusal)) throw error;
  refuse(error.message);
}

async function start(config: GatewayConfig): Promise<void> {
  const stopTracing = await startTracing(process.env, 'skep-gateway');
  const { host, port, documentsFile, registry, deployToken, ...settings } = config;
  const shipped =
    registry === undefined ? [] : [documentsFromRegistry(await openStore(registry, deployToken))];
  const documents = documentsOf([readDocuments(documentsFile), ...shipped]);
  const gateway = createGateway({ ...settings, documents, log: { info: writeLine, error: writeLine } });
  const server = createServer({ keepAliveTimeout: keepsConnectionsMs }, (request, response) => {
    if (!answerHealth(settings.restUrl, request, response)) gateway.handle(request, response);
  }).listen(port, host);
  server.once('listening', () => writeLine({ address: server.address() }, 'listening'));
  server.once('error', () => refuse(`The gateway cannot listen on ${host}:${port}: is it taken?`));
  const finishRequests = finishesRequests(server);
  const watchPort = await openWatchPort(process.env, {
    part: 'gateway',
    version: manifest.version,
    isReady: async () => true,
    measures: [gateway.measure],
  });
  stopOnSignal(
    async () => {
      await finishRequests(() => server.close());
      await watchPort?.stop();
      await gateway.close();
      await stopTracing?.();
    },
    (err) => writeLine({ err }, 'the gateway did not stop as it should'),
  );
}

function readDocuments(file: string | undefined): TrustedDocuments {
  if (file === undefined) return new Map();
  try {
    return documentsFromFile(file);
  } catch {
    throw new WrongSetting(`TRUSTED_DOCUMENTS names ${file}, which cannot be read as JSON.`);
  }
}

function refuse(sentence: string): void {
  writeErrorLine('error', sentence);
  process.exitCode = 1;
}

function writeLine({ err, ...fields }: Record<string, unknown>, message: string): void {
  const stack = err instanceof Error ? { stack: err.stack } : {};
  process.stdout.write(`${JSON.stringify({ service: 'skep-gateway', message, ...fields, ...stack })}\n`);
}
