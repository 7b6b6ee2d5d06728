import { Counter, Histogram, type Registry, registerFigures } from '@skep/observability/metrics';
import type { Context } from '#platform/context/context.ts';
import type { OpenDatabase } from '#platform/database/open-database.ts';
import {
  deliveryTried,
  jobEnded,
  mailTried,
  messageTaken,
  queryEnded,
  requestAnswered,
  requestShed,
} from './events.ts';

/** From a quick answer to the fifteen seconds at which a statement is ended. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const queryBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5, 15];
/** A job may take an hour, as sealing a month. */
const jobBuckets = [0.01, 0.05, 0.25, 1, 5, 30, 120, 600, 3600];

/**
 * Counts what happens in this process, and asks the domains for their figures when somebody reads.
 * @returns the way to stop counting
 */
export function measureService(registry: Registry, database: OpenDatabase, context: Context): () => void {
  const stops = [
    countRequests(registry),
    countShed(registry),
    countMessages(registry),
    countJobs(registry),
    countDeliveries(registry),
    countQueries(registry),
  ];
  const figures = context.domains.flatMap(({ figures: own }) => own ?? []);
  registerFigures(
    registry,
    [
      ...figures.map((figure) => ({ ...figure, read: () => figure.read(context) })),
      {
        name: 'skep_database_connections',
        help: 'Connections of this process by what they do; waiting: requests that wait for one.',
        label: 'state',
        read: async () =>
          Object.entries(database.connections()).map(([state, value]) => ({ of: state, value })),
      },
    ],
    (error) => context.log.warn({ err: error }, 'a figure could not be read'),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function countRequests(registry: Registry): () => void {
  const registers = [registry];
  const answered = new Counter({
    name: 'skep_http_requests_total',
    help: 'Answered requests, by the template of their route.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'skep_http_request_seconds',
    help: 'How long answers took.',
    labelNames: ['method', 'route'],
    buckets: requestBuckets,
    registers,
  });
  return requestAnswered.listen(({ method, route, status, seconds: took }) => {
    answered.inc({ method, route, status });
    seconds.observe({ method, route }, took);
  });
}

function countShed(registry: Registry): () => void {
  const shed = new Counter({
    name: 'skep_requests_shed_total',
    help: 'Requests and messages that were refused because they waited too long, by the queue that they waited in.',
    labelNames: ['queue'],
    registers: [registry],
  });
  return requestShed.listen(({ queue }) => shed.inc({ queue }));
}

function countMessages(registry: Registry): () => void {
  const messages = new Counter({
    name: 'skep_messages_total',
    help: 'Messages of devices, over HTTP and MQTT, by what became of them.',
    labelNames: ['result'],
    registers: [registry],
  });
  return messageTaken.listen(({ result }) => messages.inc({ result }));
}

function countJobs(registry: Registry): () => void {
  const registers = [registry];
  const runs = new Counter({
    name: 'skep_job_runs_total',
    help: 'Jobs that this process has done or failed at.',
    labelNames: ['job', 'result'],
    registers,
  });
  const seconds = new Histogram({
    name: 'skep_job_seconds',
    help: 'How long jobs took.',
    labelNames: ['job'],
    buckets: jobBuckets,
    registers,
  });
  return jobEnded.listen(({ job, result, seconds: took }) => {
    runs.inc({ job, result });
    seconds.observe({ job }, took);
  });
}

function countDeliveries(registry: Registry): () => void {
  const registers = [registry];
  const deliveries = new Counter({
    name: 'skep_deliveries_total',
    help: 'Tries to tell somebody something by push, webhook or mail, by what came of them.',
    labelNames: ['way', 'result'],
    registers,
  });
  const mails = new Counter({
    name: 'skep_mails_total',
    help: 'Tries to hand a mail to the mail server.',
    labelNames: ['result'],
    registers,
  });
  const stops = [
    deliveryTried.listen((one) => deliveries.inc(one)),
    mailTried.listen(({ result }) => mails.inc({ result })),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function countQueries(registry: Registry): () => void {
  const registers = [registry];
  const queries = new Counter({
    name: 'skep_database_queries_total',
    help: 'Statements to the database, by their first word.',
    labelNames: ['kind', 'result'],
    registers,
  });
  const seconds = new Histogram({
    name: 'skep_database_query_seconds',
    help: 'How long the database took for statements, waiting for a connection left out.',
    labelNames: ['kind'],
    buckets: queryBuckets,
    registers,
  });
  return queryEnded.listen(({ kind, result, seconds: took }) => {
    queries.inc({ kind, result });
    seconds.observe({ kind }, took);
  });
}
