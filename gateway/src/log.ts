import { beginSpan } from '@skep/observability';
import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GatewayContext } from './context.ts';
import { operationEnded } from './observability/events.ts';

/** Where the gateway writes what it did; any pino logger fits. Tokens, variables and answers never come here. */
export interface GatewayLog {
  info: (fields: Record<string, unknown>, message: string) => void;
  error: (fields: Record<string, unknown>, message: string) => void;
}

/** One line for each operation, which is counted too: its name, its time, and what it cost the REST service. */
export function operationLog(log: GatewayLog): Plugin<GatewayContext> {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const began = performance.now();
      const { requestId, rest } = args.contextValue;
      const operation = getOperationAST(args.document, args.operationName)?.name?.value;
      const span = beginSpan(operation ?? 'unnamed', 'inside', { 'skep.request_id': requestId });
      setExecuteFn((given) => span.around(() => executeFn(given)));
      return {
        onExecuteDone({ result }) {
          const errors = 'errors' in result ? (result.errors?.length ?? 0) : 0;
          const milliseconds = performance.now() - began;
          span.end({ isFault: errors > 0 });
          operationEnded.emit({
            operation: operation ?? 'unnamed',
            result: errors === 0 ? 'done' : 'errors',
            seconds: milliseconds / 1000,
            upstreamCalls: rest.callCount(),
          });
          log.info(
            {
              requestId,
              operation,
              upstreamCalls: rest.callCount(),
              milliseconds: Math.round(milliseconds),
              errors,
            },
            'operation',
          );
        },
      };
    },
  };
}
