import { createServer } from 'node:http';
import {
  type Environment,
  finishesRequests,
  keepsConnectionsMs,
  oneOf,
  origin,
  port,
  ranges,
  readSettings,
  reportError,
  stopOnSignal,
  text,
  writeLine,
} from '@skep/settings';
import compression from 'compression';
import { object, optional } from 'valibot';
import { factsAt, operatorOf } from './page-facts.ts';
import { operatorWarning, readPageSettings } from './page-settings.ts';
import { registryOfStore } from './registry-of-store.ts';
import { readRegistrySettings } from './registry-settings.ts';
import { createWebServer } from './web-server.ts';

const settings = object({
  WEB_HOST: optional(text, '127.0.0.1'),
  WEB_PORT: optional(port, '8083'),
  REST_URL: optional(origin, 'http://127.0.0.1:8081'),
  GATEWAY_SECRET: optional(text),
  TRUSTED_PROXIES: ranges,
  SKEP_MODE: optional(oneOf(['production', 'demo']), 'production'),
});

/** Serves pages and files alone: no api, no gateway and no database. There may be many, with one registry. */
async function main(environment: Environment): Promise<void> {
  const given = readSettings(settings, environment);
  const { store, localBuilds, deployToken } = await readRegistrySettings(environment);
  const onProblem = (error: unknown) => {
    writeLine('error', `The registry cannot be read: ${String(error)}`);
  };
  const registry = await registryOfStore({ store, localBuilds, onProblem });
  const page = readPageSettings(environment);
  const pageFacts = factsAt(given.REST_URL);
  const operator = operatorOf(page.operator, await pageFacts());
  const warning = given.SKEP_MODE === 'production' ? operatorWarning({ operator }) : undefined;
  if (warning !== undefined) writeLine('warn', `${warning}.`);
  const web = await createWebServer({
    mode: given.SKEP_MODE,
    registry,
    deployToken,
    ...page,
    trustedProxies: given.TRUSTED_PROXIES,
    sitesOf: sitesAt(given.REST_URL, given.GATEWAY_SECRET),
    pageFacts,
  });
  const compress = compression();
  const server = createServer({ keepAliveTimeout: keepsConnectionsMs }, (request, response) =>
    compress(request, response, () => web.routing(request, response)),
  );
  const finishRequests = finishesRequests(server);
  server.once('error', reportError).listen(given.WEB_PORT, given.WEB_HOST);
  stopOnSignal(async () => {
    await finishRequests(() => server.close());
    registry.close();
    await web.close();
  }, reportError);
}

/** Which sites may frame a dashboard is asked of the service as whoever wants the page, so that guessing counts as theirs. */
function sitesAt(restUrl: string, gatewaySecret: string | undefined) {
  return async (code: string, address: string): Promise<readonly string[]> => {
    const answer = await fetch(`${restUrl}/api/v1/public-dashboards/${encodeURIComponent(code)}/frame`, {
      headers: {
        'x-forwarded-for': address,
        ...(gatewaySecret === undefined ? {} : { 'x-skep-gateway': gatewaySecret }),
      },
      signal: AbortSignal.timeout(5000),
    }).catch(() => undefined);
    if (answer?.status !== 200) return [];
    const { sites }: { sites: string[] } = await answer.json();
    return sites;
  };
}

main(process.env).catch(reportError);
