import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { DefinitionNode, GraphQLSchema } from 'graphql';
import { sliceSchema } from './slice-schema.ts';

/** Answers one operation, at the edge of the house: everything above is the real thing. */
export interface FakeAnswer {
  operationName: string;
  /** What the gateway offers. */
  schema: GraphQLSchema;
  /** Undefined: it never answers, so that loading can be seen. */
  answer: ((variables: OperationVariables) => object) | undefined;
  /** How long the server takes. Default: no time. */
  afterMs?: number;
}

export interface FakeGateway {
  /**
   * What an operation answers, by the fields of Query or Mutation: at least what the document asks for, and
   * `__typename` wherever there is a union. Throw in `data` for a network that fails.
   */
  answering: <Variables extends OperationVariables>(
    document: TypedDocumentNode<unknown, Variables>,
    data: (variables: Variables) => object,
  ) => FakeAnswer;
  /** An operation that never answers. */
  neverAnswering: (document: TypedDocumentNode<unknown, never>) => FakeAnswer;
}

/**
 * The gateway as one front sees it, for its `src/testing/gateway.ts`. Documents are executed on the answers, so what the
 * gateway could not answer fails a test.
 * @param sdl `schema` of the front's `src/generated/schema.ts`
 */
export function fakeGateway(sdl: string): FakeGateway {
  const schema = sliceSchema(sdl);
  return {
    answering: <Variables extends OperationVariables>(
      { definitions }: TypedDocumentNode<unknown, Variables>,
      data: (variables: Variables) => object,
    ) => ({
      operationName: nameOf(definitions),
      schema,
      answer: (variables) => data(variables as Variables),
    }),
    neverAnswering: ({ definitions }) => ({ operationName: nameOf(definitions), schema, answer: undefined }),
  };
}

function nameOf(definitions: readonly DefinitionNode[]): string {
  const operation = definitions.find((definition) => definition.kind === 'OperationDefinition');
  return operation?.name?.value ?? '';
}
