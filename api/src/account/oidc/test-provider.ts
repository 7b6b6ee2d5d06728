import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Configuration, JWK } from 'oidc-provider';

/** What the provider says of somebody, in addition to their name there. */
export interface ProviderPerson {
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: readonly string[];
}

export interface TestProvider {
  /** With which Skep is started. */
  environment: Record<string, string>;
  /** By what they type as their login. */
  people: Map<string, ProviderPerson>;
  /** Signs in as a browser does. @returns the query with which the browser is sent back. */
  signIn: (address: string, login: string) => Promise<string>;
  /** Goes back instead of signing in. @returns the query with which the browser is sent back. */
  refuse: (address: string) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * A real OpenID provider on this machine, for one web app.
 * @param webApp of which the address is not known before the first request, where it starts with the provider's.
 */
export async function startProvider(webApp = () => 'http://localhost:8080'): Promise<TestProvider> {
  // Loaded by tests alone that need it: it warns about its store.
  const { default: Provider } = await import('oidc-provider');
  let answer: RequestListener | undefined;
  const server = createServer((request, response) => {
    answer ??= new Provider(issuer, configurationOf(people, client, `${webApp()}/sign-in-return`)).callback();
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, ProviderPerson>();
  const client = { id: 'skep', secret: 'secret-of-the-test' };
  return {
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_NAME: 'the bee club',
    },
    people,
    signIn: async (address, login) => {
      const browser = aBrowser();
      const form = await browser.open(address);
      const body = new URLSearchParams({ prompt: 'login', login, password: 'any' });
      return new URL(await browser.open(form, body)).search;
    },
    refuse: async (address) => {
      const browser = aBrowser();
      const form = await browser.open(address);
      return new URL(await browser.open(`${form}/abort`)).search;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function configurationOf(
  people: ReadonlyMap<string, ProviderPerson>,
  client: { id: string; secret: string },
  redirectUri: string,
): Configuration {
  return {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    cookies: { keys: ['key-of-the-test'] },
    jwks: { keys: [aKey()] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people.get(id) }),
    }),
    // Everybody consents.
    async loadExistingGrant({ oidc: { provider, session } }) {
      const grant = new provider.Grant({ clientId: client.id, accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

function aKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' } as JWK;
}

/** Follows redirects with cookies, until a page or another site comes. */
function aBrowser() {
  const cookies = new Map<string, string>();
  return {
    /** @returns the address of the page. */
    async open(address: string, body?: URLSearchParams): Promise<string> {
      const { origin } = new URL(address);
      let next: { address: string; body: URLSearchParams | undefined } = { address, body };
      for (let redirects = 0; redirects < 20; redirects += 1) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(next.address, {
          redirect: 'manual',
          headers: { cookie },
          ...(next.body && { method: 'POST', body: next.body }),
        });
        const text = await answer.text();
        if (answer.status >= 400) throw new Error(`The provider answered ${answer.status}: ${text}`);
        for (const set of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
        const location = answer.headers.get('location');
        if (location === null) return next.address;
        const there = new URL(location, next.address);
        if (there.origin !== origin) return there.href;
        next = { address: there.href, body: undefined };
      }
      throw new Error(`The provider leads round and round, at last to ${next.address}`);
    },
  };
}
