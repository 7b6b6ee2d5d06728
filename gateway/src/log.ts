import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GatewayContext } from './context.ts';

/** Where the gateway writes what it did; any pino logger fits. Tokens, variables and answers never come here. */
export interface GatewayLog {
  info: (fields: Record<string, unknown>, message: string) => void;
  error: (fields: Record<string, unknown>, message: string) => void;
}

/** One line for each operation: its name, its time, and what it cost the REST service. */
export function operationLog(log: GatewayLog): Plugin<GatewayContext> {
  return {
    onExecute({ args }) {
      const began = performance.now();
      const { requestId, rest } = args.contextValue;
      return {
        onExecuteDone({ result }) {
          const errors = 'errors' in result ? (result.errors?.length ?? 0) : 0;
          log.info(
            {
              requestId,
              operation: getOperationAST(args.document, args.operationName)?.name?.value,
              upstreamCalls: rest.callCount(),
              milliseconds: Math.round(performance.now() - began),
              errors,
            },
            'operation',
          );
        },
      };
    },
  };
}
