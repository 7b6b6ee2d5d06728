/** Times in ms, medians. */
export interface GatewayCost {
  gatewayMs: number;
  /** Of the same REST calls, made directly. */
  restMs: number;
  /** Of the gateway's answer over the link. */
  bytes: number;
}

const rounds = 15;

/** @param document what the page itself sent to the gateway */
export async function measureGateway(url: string, token: string, document: string): Promise<GatewayCost> {
  const headers = { authorization: `Bearer ${token}` };
  const gateway = async () => {
    const json = { ...headers, 'content-type': 'application/json', 'accept-encoding': 'identity' };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers: json, body: document });
    if (!response.ok) throw new Error(`The gateway said ${response.status}.`);
    await response.text();
  };
  const rest = async () => {
    // The apiaries with their hives, then the catalogue that names their types; the gateway keeps that for a minute.
    for (const path of ['/api/locations', '/api/taxonomy/lists']) {
      const response = await fetch(`${url}${path}`, {
        headers: { ...headers, 'accept-encoding': 'identity' },
      });
      if (!response.ok) throw new Error(`${path} said ${response.status}.`);
      await response.text();
    }
  };
  const times = { gateway: [0], rest: [0] };
  for (let round = 0; round < rounds; round += 1) {
    times.gateway.push(await timeOf(gateway));
    times.rest.push(await timeOf(rest));
  }
  const bytes = await compressedBytes(url, headers, document);
  return { gatewayMs: medianOf(times.gateway), restMs: medianOf(times.rest), bytes };
}

async function timeOf(action: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

/** fetch unpacks what it gets, and tells no length. */
async function compressedBytes(url: string, headers: Record<string, string>, body: string): Promise<number> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const all = { ...headers, 'content-type': 'application/json', 'accept-encoding': 'br, gzip' };
    const sent = request(`${url}/graphql`, { method: 'POST', headers: all }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
