import { type FileStore, RegistryRefusal } from './file-store.ts';

/** Where a running Skep takes deploy calls. */
export const deployPath = '/deploy/files/';

/**
 * The store of a running Skep, over HTTP with its deploy token.
 * @param host origin, as `https://skep.example`
 */
export function createHttpStore(host: string, token: string): FileStore {
  const urlOf = (path: string) => new URL(deployPath + path, host);
  const authorization = `Bearer ${token}`;
  return {
    address: host,
    async read(path) {
      const response = await call(urlOf(path), { headers: { authorization } });
      if (response.status === 404) return undefined;
      if (!response.ok) throw await refusal(host, response);
      return {
        bytes: new Uint8Array(await response.arrayBuffer()),
        tag: response.headers.get('etag') ?? '',
      };
    },
    async write(path, bytes, expected) {
      const condition: Record<string, string> =
        expected === 'absent' ? { 'if-none-match': '*' } : { 'if-match': expected.tag };
      const response = await call(urlOf(path), {
        method: 'PUT',
        headers: { authorization, 'content-type': 'application/octet-stream', ...condition },
        body: Buffer.from(bytes),
      });
      if (response.status === 412) return false;
      if (!response.ok) throw await refusal(host, response);
      return true;
    },
  };
}

async function call(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new RegistryRefusal(`${url.origin} cannot be reached: is the address right?`, { cause: error });
  }
}

async function refusal(host: string, response: Response): Promise<RegistryRefusal> {
  if (response.status === 401)
    return new RegistryRefusal(`${host} does not know this token: set SKEP_DEPLOY_TOKEN to the server's.`);
  if (response.status === 403)
    return new RegistryRefusal(`${host} takes no deploy calls: start it with SKEP_DEPLOY_TOKEN.`);
  return new RegistryRefusal(`${host} answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
}
