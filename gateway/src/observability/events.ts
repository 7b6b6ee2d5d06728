import { eventChannel } from '@skep/observability';

/** An operation that was run, by the name that a remote's trusted document gives it: there are few. */
export const operationEnded = eventChannel<{
  operation: string;
  result: 'done' | 'errors';
  seconds: number;
  /** Calls of the REST service. */
  upstreamCalls: number;
}>('skep:operation-ended');
