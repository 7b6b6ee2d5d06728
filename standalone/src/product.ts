import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  type App,
  continueDemo,
  createApp,
  demoAccount,
  isDemoOpen,
  isDemoThere,
  openDatabase,
  outboxMails,
  readConfig,
  seedDemoWhenEmpty,
  seedMeasurements,
} from '@skep/api';
import { createGateway } from '@skep/gateway';
import { openWatchPort, startTracing } from '@skep/observability';
import {
  type Environment,
  endWithFailure,
  finishesRequests,
  keepsConnectionsMs,
  productVersion,
  WrongSetting,
} from '@skep/settings';
import compression from 'compression';
import { refuseOldDatabase } from './old-database.ts';
import { factsOf, operatorOf } from './page-facts.ts';
import { operatorWarning, readPageSettings } from './page-settings.ts';
import type { ServedRegistry } from './registry.ts';
import { registryOfStore } from './registry-of-store.ts';
import { readRegistrySettings } from './registry-settings.ts';
import type { DemoData } from './settings.ts';
import type { ShellConfig } from './shell-page.ts';
import { createWebServer } from './web-server.ts';

export interface ProductOptions {
  host: string;
  port: number;
  mode: ShellConfig['mode'];
  demo: DemoData;
  /** Where files and, without DATABASE_URL, the database are. */
  dataFolder: string;
  /** Address that people use, when it is not this process' own, as behind webpack-dev-server. */
  publicUrl?: string | undefined;
  environment: Environment;
  /** Told in words what takes long. */
  say: (line: string) => void;
  /** Default: the store that the environment names, where what is shipped goes live. */
  registry?: ServedRegistry;
}

export interface Product {
  url: string;
  /** The account that whoever comes may look around with, where there is one. */
  demo: { email: string; password: string } | undefined;
  /** Makes the first account; undefined where there is one. */
  firstRunCode: string | undefined;
  stop: () => Promise<void>;
}

/**
 * The whole product in this process: api, worker, gateway and static files behind one address.
 * @throws WrongSetting, and the api's own DatabaseUnavailable: their messages are for people.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  // The address is there before the house is: whoever comes early is asked to come again.
  let answer: Answer = ({ url: path }, response) =>
    path === '/health/live' ? response.end() : unavailable(response, 'Skep is starting.');
  const server = await listen(options, (request, response) => answer(request, response));
  const finishRequests = finishesRequests(server);
  const url = addressOf(server, options.host);
  const publicUrl = options.publicUrl ?? url;
  const gatewaySecret = randomBytes(32).toString('hex');
  const config = readConfig({
    ...options.environment,
    WEBAPP_URL: options.environment.WEBAPP_URL ?? publicUrl,
    GATEWAY_SECRET: gatewaySecret,
    GATEWAY_SECRET_FILE: undefined,
  });
  const stopTracing = await startTracing(options.environment, 'skep');
  const page = readPageSettings(options.environment);
  options.say('Opening the database');
  if (config.database.kind === 'local') refuseOldDatabase(options.dataFolder);
  const database = await openDatabase(config.database, {
    say: options.say,
    onServerExit: endWithFailure,
  });
  const app = await createApp({ config, database });
  const demo = await prepareDemo(app, options);
  const demoTimer = demo && keepDemoGoing(app);
  const firstRunCode = await app.beginFirstRun();
  const pageFacts = factsOf(app.pageSettings);
  const operator = operatorOf(page.operator, await pageFacts());
  const warning = options.mode === 'production' ? operatorWarning({ operator }) : undefined;
  if (warning !== undefined) options.say(warning);
  const worker = await app.startWorker();
  const mqtt = app.startMqtt();
  const { store, localBuilds, deployToken } = await readRegistrySettings(options.environment);
  const onProblem = (error: unknown) => app.http.log.warn({ err: error }, 'the registry cannot be read');
  const registry = options.registry ?? (await registryOfStore({ store, localBuilds, onProblem }));
  const gateway = createGateway({
    restUrl: url,
    gatewaySecret,
    trustedProxies: config.trustedProxies,
    documents: { get: registry.document },
    isDevelopment: options.mode === 'development',
    log: app.http.log,
  });
  const watchPort = await openWatchPort(options.environment, {
    part: 'skep',
    version: productVersion(),
    isReady: app.isReady,
    measures: [app.measure, gateway.measure],
  });
  const web = await createWebServer({
    mode: options.mode,
    registry,
    deployToken,
    ...page,
    trustedProxies: config.trustedProxies,
    sitesOf: sitesOfDashboards(app),
    pageFacts,
    ...(demo && { demo }),
    ...(options.mode !== 'production' && config.smtpUrl === undefined
      ? { outbox: () => outboxMails(database) }
      : {}),
  });
  // Files are compressed at build; this is for pages and answers, before all for lists on a weak signal.
  const compress = compression();
  const handleAll: Answer = (request, response) =>
    compress(request, response, () => handle(request, response, { app, gateway, web }));
  answer = handleAll;
  return {
    url: publicUrl,
    demo,
    firstRunCode,
    async stop() {
      clearInterval(demoTimer);
      // What the gateway has begun still has to reach the api, by the same address.
      answer = (request, response) =>
        request.headers['x-skep-gateway'] === gatewaySecret
          ? handleAll(request, response)
          : unavailable(response, 'Skep is stopping.');
      await Promise.all([finishRequests(), mqtt?.stop(), worker.stop()]);
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await watchPort?.stop();
      registry.close();
      await gateway.close();
      await web.close();
      await app.close();
      await database.close();
      await stopTracing?.();
    },
  };
}

async function prepareDemo(app: App, { demo, say }: ProductOptions): Promise<Product['demo']> {
  const context = app.contextFor('demo');
  if (demo === 'none') {
    // A database that was tried out first has it still, and it is an admin.
    if (await isDemoOpen(context))
      context.log.warn(
        `${demoAccount.email} has the password that everybody knows: sign in with it and delete the account, or change the password`,
      );
    return undefined;
  }
  if (await seedDemoWhenEmpty(context)) {
    say('Made the demo account');
    if (demo === 'account and a year') {
      say('Making a year of measurements for it');
      await seedMeasurements(context);
    }
  } else if (await isDemoOpen(context)) {
    await continueDemo(context);
  }
  return (await isDemoThere(context)) ? demoAccount : undefined;
}

const hourMs = 60 * 60_000;

/** Its devices go on measuring, so that none falls silent while somebody looks. */
function keepDemoGoing(app: App): NodeJS.Timeout {
  const goOn = async () => {
    const context = app.contextFor('demo');
    if (await isDemoOpen(context)) await continueDemo(context);
  };
  const timer = setInterval(() => {
    goOn().catch((error: unknown) => app.http.log.warn({ err: error }, 'the demo account does not go on'));
  }, hourMs);
  return timer.unref();
}

/** Asked of the service by its own door, as whoever wants the page, so that guessing is counted as theirs. */
function sitesOfDashboards({ http }: App) {
  return async (code: string, remoteAddress: string): Promise<readonly string[]> => {
    const answer = await http.inject({
      url: `/api/v1/public-dashboards/${encodeURIComponent(code)}/frame`,
      remoteAddress,
    });
    return answer.statusCode === 200 ? answer.json<{ sites: string[] }>().sites : [];
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

function unavailable(response: ServerResponse, sentence: string): void {
  const headers = { 'retry-after': '2', 'content-type': 'text/plain', connection: 'close' };
  response.writeHead(503, headers).end(sentence);
}

interface Parts {
  app: App;
  gateway: ReturnType<typeof createGateway>;
  web: Awaited<ReturnType<typeof createWebServer>>;
}

function handle(request: IncomingMessage, response: ServerResponse, { app, gateway, web }: Parts): void {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (/^\/(health|api)(\/|$)/.test(path)) app.http.routing(request, response);
  else if (path === '/graphql') gateway.handle(request, response);
  else web.routing(request, response);
}

/** Takes the port before anything slow is begun, so that a taken one is told at once. */
async function listen({ host, port }: ProductOptions, answer: Answer): Promise<Server> {
  const server = createServer({ keepAliveTimeout: keepsConnectionsMs }, answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new WrongSetting(reasonOf(error, host, port))),
    );
    server.listen(port, host, resolve);
  });
  return server;
}

function reasonOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop it or choose another PORT.`;
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this user has: choose a PORT above 1023.`;
  return `The server cannot listen on ${host}:${port} (${message}).`;
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens nowhere.');
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name}:${address.port}`;
}
