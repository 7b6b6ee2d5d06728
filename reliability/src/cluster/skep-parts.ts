import { join } from 'node:path';
import { freePort } from '@skep/postgres-server';
import { projectRoot } from '../../../standalone/src/folders.ts';
import { type Part, startPart } from './part.ts';

export interface SkepPart {
  name: string;
  port: number;
  part: Part;
}

export interface SkepOptions {
  kind: 'api' | 'worker' | 'gateway' | 'web';
  /** From 1. */
  number: number;
  folder: string;
  environment: Readonly<Record<string, string>>;
  /** Of the checkout that it runs from when it is started the next time. Default: this one. */
  root?: () => string;
  /** Milliseconds by which its clock is ahead. Default: none. */
  clockAheadMs?: number;
}

const kinds = {
  api: { main: 'api/src/main.ts', port: 'API_PORT', check: '/health/ready' },
  worker: { main: 'api/src/worker-main.ts', port: undefined, check: undefined },
  gateway: { main: 'gateway/src/main.ts', port: 'GATEWAY_PORT', check: '/health/ready' },
  web: { main: 'standalone/src/web-main.ts', port: 'WEB_PORT', check: '/' },
} as const;

/** Path by which a balancer asks whether one of them is well. */
export const checkOf = (kind: 'api' | 'gateway' | 'web') => kinds[kind].check;

/** One process of the product. */
export async function startSkep(options: SkepOptions): Promise<SkepPart> {
  const { root = () => projectRoot } = options;
  const { main, port: portSetting, check } = kinds[options.kind];
  const name = `${options.kind}-${options.number}`;
  const port = await freePort();
  const part = startPart({
    name,
    folder: options.folder,
    command: () => [process.execPath, ...clockOptions(options), join(root(), main)],
    environment: {
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      LOG_LEVEL: 'warn',
      ...options.environment,
      ...(portSetting === undefined ? {} : { [portSetting]: String(port) }),
    },
    isReady: async () => check === undefined || (await fetch(`http://127.0.0.1:${port}${check}`)).ok,
  });
  return { name, port, part };
}

function clockOptions({ clockAheadMs }: SkepOptions): string[] {
  if (clockAheadMs === undefined) return [];
  const text = `const now = Date.now; const ahead = ${clockAheadMs};
    globalThis.Date = class extends Date {
      constructor(...given) { given.length === 0 ? super(now() + ahead) : super(...given); }
      static now() { return now() + ahead; }
    };`;
  return ['--import', `data:text/javascript,${encodeURIComponent(text)}`];
}
