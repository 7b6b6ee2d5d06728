import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openWatchPort, type WatchPort } from '@skep/observability';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

/** Api and gateway are loaded first. */
let gateway: TestGateway;
let watchPort: WatchPort;
beforeAll(async () => {
  gateway = await startTestGateway();
  const port = await openWatchPort(
    { METRICS_PORT: '0' },
    {
      part: 'skep',
      version: '1.2.3',
      isReady: async () => true,
      measures: [gateway.api.app.measure, gateway.gateway.measure],
    },
  );
  if (port === undefined) throw new Error('There is no port to watch.');
  watchPort = port;
});
afterAll(async () => {
  await watchPort.stop();
  await gateway.close();
});

const metrics = async () => (await fetch(`http://127.0.0.1:${watchPort.port}/metrics`)).text();

test('operations are counted by their names, with what they cost the service behind', async () => {
  await gateway.ask('query Whoever { viewer { id } }');
  await gateway.ask('query Whoever { viewer { id } }');
  const text = await metrics();
  expect(text).toContain('skep_gateway_operations_total{operation="Whoever",result="done"} 2');
  expect(text).toContain('skep_gateway_operation_seconds_count{operation="Whoever"} 2');
});

const docs = resolve(import.meta.dirname, '../../../docs/operating');
const namesIn = (text: string) => [
  ...new Set([...text.matchAll(/\b(?:skep|nodejs|process)_\w+/g)].map(([name]) => name)),
];
const inAlerts = namesIn(readFileSync(resolve(docs, 'alerts.yml'), 'utf8'));
const dashboard = JSON.parse(readFileSync(resolve(docs, 'grafana-dashboard.json'), 'utf8'));
const inDashboard = namesIn(JSON.stringify(dashboard));

test.each([
  ['the rules for alerts', inAlerts],
  ['the dashboard', inDashboard],
])('%s ask for metrics that are there', async (_where, names) => {
  expect(names.length).toBeGreaterThan(8);
  const text = await metrics();
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const isKnown = (name: string) => known.has(name) || known.has(name.replace(/_(bucket|count|sum)$/, ''));
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});

test('everything of ours that is counted is drawn, but for what only alerts need', async () => {
  const ours = [...(await metrics()).matchAll(/^# TYPE (skep_\S+)/gm)].map(([, name = '']) => name);
  const drawn = new Set(inDashboard.map((name) => name.replace(/_(bucket|count|sum)$/, '')));
  expect(ours.filter((name) => !drawn.has(name)).sort()).toEqual([
    'skep_backup_age_seconds',
    'skep_certificate_remaining_seconds',
    'skep_database_queries_total',
    'skep_days_waiting',
    'skep_deliveries_oldest_waiting_seconds',
    'skep_disk_free_ratio',
    'skep_gateway_operation_seconds',
    'skep_info',
    'skep_job_last_success_age_seconds',
    'skep_mails_oldest_waiting_seconds',
  ]);
});
