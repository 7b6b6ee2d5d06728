import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useErrorText } from '@skep/i18n';
import { useCallback, useRef, useState } from 'react';
import { type Attempt, attemptOf, leavesOpen } from './idempotency-key.ts';
import { asQueued, type QueuedContext, type QueuedMutation, temporaryIdOf } from './queued-mutation.ts';

/** The `Failure` of every slice, as a screen meets it; the network's own failures take the same shape. */
export interface MutationFailure {
  __typename: 'Failure';
  /** Of the catalogue, in capitals: `INVALID_INPUT`. */
  code: string;
  fields: readonly { path: string; code: string; limit?: number | null }[];
  requestId: string;
  retryAfterSeconds?: number | null;
  /** What it says in the words of what was tried. Default: the sentence of its code. */
  ownText?: string;
}

/** The one root field of a mutation's answer: success, or one of its failures. */
type RootField<Data> = NonNullable<Data[Exclude<keyof Data, '__typename'>]>;

/** What a mutation answers when it did not fail. */
type Success<Data> = Exclude<RootField<Data>, { __typename?: 'Failure' }>;

export interface MutationRun<Data, Variables> {
  /**
   * Never rejects: what could not be sent comes back as a failure.
   * @param draftId of the form's draft, see `SavedFormOptions.save`. Default: none is stored
   */
  run: (variables: Variables, draftId?: string) => Promise<Success<Data> | MutationFailure>;
  isRunning: boolean;
}

/** How the cache takes in what the mutation answered, and whether it can do without a network. */
export interface MutationOptions<Data, Variables>
  extends Pick<ApolloClient.MutateOptions<Data>, 'update' | 'refetchQueries' | 'optimisticResponse'> {
  /**
   * It may wait in this browser until a network takes it: what the page shows of it meanwhile. The form knows that it
   * waits by `isQueued`. Default: it needs a network
   * @param id of what it makes, until the service gives it one
   * @returns undefined for one that needs a network
   */
  waits?: ((variables: Variables, id: string) => QueuedMutation<Data> | undefined) | undefined;
}

/** What sends a mutation: Apollo's client, or something smaller where that is too much. Rejects as Apollo does. */
export interface MutationClient {
  mutate: (options: {
    mutation: DocumentNode;
    variables: OperationVariables;
    context: SendingContext;
  }) => Promise<object>;
}

/** What goes along with a mutation. By its key the server knows one that is sent again. */
export interface SendingContext {
  headers: { 'idempotency-key': string };
  /** Undefined: it may not wait. */
  waiting?: QueuedContext | undefined;
}

/** One mutation of a screen. Its result is a union; `isFailure` tells the parts apart. */
export function useMutationResult<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  { waits, ...options }: MutationOptions<Data, Variables> = {},
): MutationRun<Data, Variables> {
  const client = useApolloClient();
  return useMutationRun(
    (variables, context) =>
      client.mutate<Data, OperationVariables>({ mutation, variables, context, ...options }),
    waits,
  );
}

/** The same without a cache, for a page that has no Apollo. */
export function useMutationBy<Data, Variables extends OperationVariables>(
  client: MutationClient,
  mutation: TypedDocumentNode<Data, Variables>,
): MutationRun<Data, Variables> {
  return useMutationRun((variables, context) => client.mutate({ mutation, variables, context }));
}

function useMutationRun<Data, Variables>(
  send: (variables: Variables, context: SendingContext) => Promise<object>,
  waits?: MutationOptions<Data, Variables>['waits'],
): MutationRun<Data, Variables> {
  const [isRunning, setIsRunning] = useState(false);
  const open = useRef<Attempt>(undefined);
  const run = async (variables: Variables, draftId?: string) => {
    const attempt = attemptOf(variables, open.current, draftId);
    open.current = attempt;
    setIsRunning(true);
    // By its draft: what is undone, changed and saved again makes the same thing for what has been saved of it since.
    const work = waits?.(variables, temporaryIdOf(draftId ?? attempt.id));
    const waiting: QueuedContext | undefined = work && { work, draftId, undoQueued: undefined };
    const context = { headers: { 'idempotency-key': attempt.id }, ...(waiting && { waiting }) };
    const result = await resultOf<Data>(send(variables, context));
    setIsRunning(false);
    if (open.current === attempt && !leavesOpen(result)) open.current = undefined;
    return waiting?.undoQueued ? asQueued(result, waiting.undoQueued) : result;
  };
  return { run, isRunning };
}

async function resultOf<Data>(sending: Promise<object>): Promise<Success<Data> | MutationFailure> {
  try {
    const answer = await sending;
    return rootFieldOf<Data>('data' in answer ? answer.data : undefined) ?? failureOf('unexpected');
  } catch (error) {
    return failureOf(codeOfError(error));
  }
}

/** The answer, which says of what nobody foresaw that this was not done: `the account was not made`. */
export function notDone<Answer extends object>(answer: Answer, ownText: string): Answer {
  return isFailure(answer) && answer.code === 'UNEXPECTED' ? { ...answer, ownText } : answer;
}

export function isFailure(result: object): result is MutationFailure {
  return '__typename' in result && result.__typename === 'Failure';
}

function rootFieldOf<Data>(data: unknown): Success<Data> | MutationFailure | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const field = Object.entries(data).find(([name]) => name !== '__typename')?.[1];
  return (field ?? undefined) as Success<Data> | MutationFailure | undefined;
}

function failureOf(code: string): MutationFailure {
  return { __typename: 'Failure', code: code.toUpperCase(), fields: [], requestId: '' };
}

/** What a front answers in place of the gateway: while it restarts, or while it is too slow. */
const codesOfFronts = new Map<unknown, string>([
  [502, 'maintenance'],
  [503, 'maintenance'],
  [504, 'overloaded'],
]);

/** Code of the catalogue (in small letters) of whatever Apollo threw. An error without an answer is the network's. */
export function codeOfError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unexpected';
  if ('errors' in error && Array.isArray(error.errors)) {
    const code = error.errors[0]?.extensions?.code;
    return typeof code === 'string' ? code.toLowerCase() : 'unexpected';
  }
  if ('statusCode' in error) return codesOfFronts.get(error.statusCode) ?? 'unexpected';
  return 'unreachable';
}

/** The sentence for a failure of a mutation. */
export function useFailureText(): (failure: MutationFailure) => string {
  const errorText = useErrorText();
  return useCallback(
    ({ code, retryAfterSeconds, ownText }) =>
      ownText ?? errorText(code.toLowerCase(), { retryAfterSeconds: retryAfterSeconds ?? 0 }),
    [errorText],
  );
}
