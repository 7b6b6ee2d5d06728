import { GraphQLError } from 'graphql';

/** The refusal of a request that asks for more than it may. */
export function tooLarge(what: string, max: number): GraphQLError {
  return new GraphQLError(`The request has more than ${max} ${what}.`, {
    extensions: { code: 'REQUEST_TOO_LARGE', http: { status: 400, spec: true } },
  });
}
