import { type Environment, port, readSettings, text } from '@skep/settings';
import type { Registry } from 'prom-client';
import { object, optional } from 'valibot';

/** What a monitor can read of a process. */
export interface Watched {
  /** Name of the process among the others: `api`, `worker`, `gateway` or `skep`. */
  part: string;
  version: string;
  /** Whether it can do its work now. */
  isReady: () => Promise<boolean>;
  /** Each registers what it counts. Loaded only when somebody counts. */
  measures: readonly Measure[];
}

/** @returns the way to stop counting. */
export type Measure = (registry: Registry) => Promise<() => void>;

export interface WatchPort {
  port: number;
  stop: () => Promise<void>;
}

const watchSettings = object({
  METRICS_HOST: optional(text, '127.0.0.1'),
  METRICS_PORT: optional(port),
});

/**
 * Opens the port at which a process is watched; none where `METRICS_PORT` is not set.
 * @throws WrongSetting, also when the port is taken
 */
export async function openWatchPort(
  environment: Environment,
  watched: Watched,
): Promise<WatchPort | undefined> {
  const { METRICS_HOST: host, METRICS_PORT: wanted } = readSettings(watchSettings, environment);
  if (wanted === undefined) return undefined;
  const { serveMetrics } = await import('./metrics-server.ts');
  return serveMetrics({ host, port: wanted }, watched);
}
