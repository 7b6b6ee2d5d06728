import { startCluster } from './cluster.ts';
import { holdCluster } from './holder.ts';

/** Holds a cluster until it is told to stop. Its parts are tied to this process: however it ends, they end. */
const [folder = '', options = '{}'] = process.argv.slice(2);
const { apis, workers, gateways, webs, port }: Record<string, string> = JSON.parse(options);
const cluster = await startCluster({
  folder,
  apis: Number(apis),
  workers: Number(workers),
  gateways: Number(gateways),
  webs: Number(webs),
  port: Number(port),
});
await holdCluster(folder, cluster);
