import { createServer } from 'node:http';
import { type GatewayConfig, GatewayConfigError, readConfig } from './config.ts';
import { createGateway } from './server.ts';
import { documentsFromFile } from './trusted-documents/documents-file.ts';

// The gateway as a process of its own; in the one process of `npm start` packages/standalone mounts createGateway.

try {
  start(readConfig(process.env));
} catch (error) {
  if (!(error instanceof GatewayConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function start(config: GatewayConfig): void {
  const { host, port, documentsFile, ...settings } = config;
  const documents =
    documentsFile === undefined ? new Map<string, string>() : documentsFromFile(documentsFile);
  const gateway = createGateway({ ...settings, documents, log: { info: writeLine, error: writeLine } });
  const server = createServer(gateway.handle).listen(port, host);
  server.once('listening', () => writeLine({ host, port }, 'listening'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.close(() => void gateway.close()));
  }
}

function writeLine({ err, ...fields }: Record<string, unknown>, message: string): void {
  const stack = err instanceof Error ? { stack: err.stack } : {};
  process.stdout.write(`${JSON.stringify({ service: 'skep-gateway', message, ...fields, ...stack })}\n`);
}
