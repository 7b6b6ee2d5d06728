import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** One after the other: two at once would measure each other. */
const benches =
  process.argv.length > 2
    ? process.argv.slice(2)
    : [
        'bundles',
        'idle',
        'first-load',
        'thousand-hives',
        'openings',
        'shared-hives',
        'gateway',
        'dashboard-page',
        'ingest',
        'codecs',
        'apis',
        'overload',
        'bystander',
        'level',
        'fail-over',
        'change-feed',
        'mqtt',
        'imports',
        'exports',
        'backup',
        'flash-logs',
        'series',
        'compressed-chunks',
        'sealing',
        'alerts',
        'alerts-ingest',
        'charts',
        'inspect-form',
        'inspections',
        'registers',
        'tasks',
        'sheets',
        'offline',
      ];

for (const bench of benches) {
  process.stdout.write(`\n${bench}\n${'='.repeat(bench.length)}\n\n`);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${bench}.ts`)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
