import { GraphQLError, getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** The header of a mutation's own id, as of the REST service. */
export const attemptIdHeader = 'idempotency-key';

/**
 * The id that the client made for what it wants done once: the same whenever it sends that again. Undefined: it has
 * none, or one that cannot stand in a header.
 */
export function attemptIdOf(request: Request): string | undefined {
  const id = request.headers.get(attemptIdHeader) ?? '';
  return /^[\w-]{8,64}$/.test(id) ? id : undefined;
}

/** Refuses a mutation without an id: sent again after a lost answer it would be done twice, or meet itself. */
export function mutationsHaveIds(): Plugin {
  return {
    onExecute({ args: { document, operationName, contextValue }, setResultAndStopExecution }) {
      if (getOperationAST(document, operationName)?.operation !== 'mutation') return;
      if (attemptIdOf(contextValue.request) !== undefined) return;
      const message = `Send a mutation with an id of its own in ${attemptIdHeader}.`;
      setResultAndStopExecution({
        errors: [new GraphQLError(message, { extensions: { code: 'INVALID_INPUT' } })],
      });
    },
  };
}
