import { Counter, Histogram, type Registry } from '@skep/observability/metrics';
import { operationEnded } from './events.ts';

/** From a cached answer to the ten seconds at which a request is given up. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** @returns the way to stop counting */
export function measureOperations(registry: Registry): () => void {
  const registers = [registry];
  const operations = new Counter({
    name: 'skep_gateway_operations_total',
    help: 'GraphQL operations, by their names.',
    labelNames: ['operation', 'result'],
    registers,
  });
  const calls = new Counter({
    name: 'skep_gateway_upstream_calls_total',
    help: 'Calls of the REST service that operations took.',
    labelNames: ['operation'],
    registers,
  });
  const seconds = new Histogram({
    name: 'skep_gateway_operation_seconds',
    help: 'How long operations took.',
    labelNames: ['operation'],
    buckets,
    registers,
  });
  return operationEnded.listen(({ operation, result, seconds: took, upstreamCalls }) => {
    operations.inc({ operation, result });
    calls.inc({ operation }, upstreamCalls);
    seconds.observe({ operation }, took);
  });
}
