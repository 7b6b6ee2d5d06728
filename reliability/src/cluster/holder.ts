import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Cluster } from './cluster.ts';
import { restartInTurn } from './updating.ts';

/** The process that holds a cluster is told by a socket in its folder. */
const socketOf = (folder: string) => join(folder, 'holder.sock');

export interface PartState {
  name: string;
  isReady: boolean;
  /** Of a PostgreSQL. */
  role?: 'leads' | 'follows';
}

type Order = 'status' | 'restart' | 'stop';

/** @throws what keeps a holder from answering, and what it says of an order that failed. */
export async function askHolder(folder: string, order: Order): Promise<PartState[]> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath: socketOf(folder), path: `/${order}`, method: 'POST' }, (answer) => {
      text(answer)
        .then((body) => (answer.statusCode === 200 ? resolve(JSON.parse(body)) : reject(new Error(body))))
        .catch(reject);
    });
    sent.once('error', reject);
    sent.end();
  });
}

/** Does what it is told until it is told to stop. */
export function holdCluster(folder: string, cluster: Cluster): Promise<void> {
  const orders: Record<string, () => Promise<unknown>> = {
    '/status': () => stateOf(cluster),
    '/restart': () => restartInTurn(cluster.skep.map(({ part }) => part)),
    '/stop': () => cluster.stop(),
  };
  return new Promise((resolve) => {
    const server = createServer(async ({ url = '' }, response) => {
      try {
        response.end(JSON.stringify((await orders[url]?.()) ?? []));
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
      if (url === '/stop') server.close(() => resolve());
    });
    server.listen(socketOf(folder));
  });
}

async function stateOf({ parts, database }: Cluster): Promise<PartState[]> {
  const leader = await database.leader();
  return Promise.all(
    parts.map(async (part) => ({
      name: part.name,
      isReady: await part.isReady(),
      ...(database.members.some(({ name }) => name === part.name)
        ? { role: part.name === leader?.name ? ('leads' as const) : ('follows' as const) }
        : {}),
    })),
  );
}
