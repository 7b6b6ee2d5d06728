import type { Watched } from '@skep/observability';
import manifest from '../package.json' with { type: 'json' };
import type { App } from './app.ts';

/** What of the service is watched in the process that it runs in. */
export function watched(part: 'api' | 'worker', app: Pick<App, 'measure' | 'isReady'>): Watched {
  return { part, version: manifest.version, isReady: app.isReady, measures: [app.measure] };
}
