import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startCluster } from '../../reliability/src/cluster/cluster.ts';
import { documentsOfPeople } from '../../reliability/src/cluster/people.ts';

export interface MeasuredCluster extends Cluster {
  /** All that it keeps, until it stops. */
  folder: string;
}

/** One of each process behind HAProxy, with PgBouncer and two PostgreSQL; it limits nobody, and knows what its people ask. */
export async function startMeasuredCluster(): Promise<MeasuredCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'skep-bench-'));
  const documents = join(folder, 'documents.json');
  writeFileSync(documents, JSON.stringify(documentsOfPeople));
  const environment = { RATE_LIMIT_SCALE: '1000000', TRUSTED_DOCUMENTS: documents };
  const cluster = await startCluster({ folder, apis: 1, workers: 1, gateways: 1, webs: 0, environment });
  return { ...cluster, folder };
}
