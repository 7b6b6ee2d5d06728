import { ApolloLink, Observable } from '@apollo/client';
import { codeOfError, type QueuedContext } from '@skep/remote-kit';
import { OperationTypeNode } from 'graphql';
import { weakSignalMs } from '../graphql/query-cache-link.ts';
import type { MutationToQueue, Outbox } from './outbox.ts';
import type { CountedWaiting } from './outbox-count.ts';
import { idsMadeHereIn } from './temporary-ids.ts';

export interface WaitingLinkOptions {
  count: Pick<CountedWaiting, 'isAny' | 'isOpen' | 'known'>;
  /** Who is signed in; undefined: nobody, for whom nothing is stored. */
  personId: () => string | undefined;
  /** Loaded with the first thing that waits: no first visit needs it. */
  outbox: () => Promise<
    Pick<Outbox, 'keep' | 'undo' | 'overlaid' | 'holdsBack' | 'withKnownIds' | 'forms' | 'send'>
  >;
  /** Default: by the browser. */
  isOnline?: () => boolean;
}

type Upload = (operation: ApolloLink.Operation) => Observable<ApolloLink.Result>;

/**
 * What was made in this browser goes by the service's ids as soon as it has given them. What asks for something that the
 * service does not know yet is not sent: screens do without, as where there is no network.
 */
export function madeHereLink({ outbox }: Pick<WaitingLinkOptions, 'outbox'>): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (idsMadeHereIn(operation.variables).size === 0) return forward(operation);
    const waiting: QueuedContext | undefined = operation.getContext().waiting;
    return new Observable((observer) => {
      let stop: () => void = () => undefined;
      let hasLeft = false;
      async function begin() {
        const { withKnownIds } = await outbox();
        operation.variables = await withKnownIds(operation.variables);
        if (waiting) waiting.work = await withKnownIds(waiting.work);
        if (hasLeft) return;
        if (!waiting && idsMadeHereIn(operation.variables).size > 0) throw new TypeError('Failed to fetch');
        const going = forward(operation).subscribe(observer);
        stop = () => going.unsubscribe();
      }
      begin().catch((error: unknown) => observer.error(error));
      return () => {
        hasLeft = true;
        stop();
      };
    });
  });
}

/**
 * A mutation that may wait is stored in this browser where no network takes it, and answered by its optimistic answer. What
 * is read meanwhile includes it, whether it comes from the service or the cache.
 */
export function outboxLink(options: WaitingLinkOptions): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const isQuery = operation.operationType === OperationTypeNode.QUERY;
    // Who asks who is signed in waits for no answer to that.
    const isOpen = options.count.isOpen() && operation.getContext().asksWho !== true;
    if (isQuery && (isOpen || options.count.isAny())) return withWaiting(operation, forward, options);
    const waiting: QueuedContext | undefined = operation.getContext().waiting;
    const personId = options.personId();
    if (!waiting || personId === undefined) return forward(operation);
    return sentOrQueued(mutationOf(operation, personId), waiting, () => forward(operation), options);
  });
}

function withWaiting(
  operation: ApolloLink.Operation,
  forward: Upload,
  { outbox, count }: WaitingLinkOptions,
): Observable<ApolloLink.Result> {
  const { query, variables } = operation;
  async function remembered(result: ApolloLink.Result): Promise<ApolloLink.Result> {
    if (!result.data) return result;
    // On a weak signal the cached answer is shown before that: without queued changes it would say that there are none.
    await count.known();
    if (!count.isAny()) return result;
    try {
      return { ...result, data: await (await outbox()).overlaid({ query, variables }, result.data) };
    } catch {
      // A browser that no longer lets anybody read what it keeps: better what the service knows than nothing.
      return result;
    }
  }
  return new Observable((observer) => {
    let before: Promise<unknown> = Promise.resolve();
    const inOrder = (next: () => unknown) => {
      before = before.then(next);
    };
    return forward(operation).subscribe({
      next: (result) => inOrder(async () => observer.next(await remembered(result))),
      error: (error) => inOrder(() => observer.error(error)),
      complete: () => inOrder(() => observer.complete()),
    });
  });
}

function sentOrQueued(
  mutation: MutationToQueue,
  context: QueuedContext,
  send: () => Observable<ApolloLink.Result>,
  { count, outbox, personId, isOnline = () => navigator.onLine }: WaitingLinkOptions,
): Observable<ApolloLink.Result> {
  return new Observable((observer) => {
    let isSettled = false;
    let stop: () => void = () => undefined;
    const settle = (report: () => void) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(patience);
      report();
      stop();
    };
    const answer = (result: ApolloLink.Result) =>
      settle(() => {
        observer.next(result);
        observer.complete();
      });
    const settled = async (result: ApolloLink.Result) => {
      // It is answered: nothing of it waits.
      clearTimeout(patience);
      if (isRefused(result)) await givePhotos(undefined);
      else if (photoIds.length > 0) void outbox().then((opened) => opened.send().catch(() => undefined));
      answer(result);
    };
    const fail = (error: unknown) =>
      settle(() => {
        void givePhotos(undefined);
        observer.error(error);
      });
    /** @param otherwise where nothing can be stored: the form holds what was typed, and says why it was not sent */
    const keep = async (isInDoubt: boolean, otherwise: (error: unknown) => void) => {
      if (isSettled) return;
      try {
        await (await outbox()).keep(mutation, context, isInDoubt);
      } catch (error) {
        return otherwise(error);
      }
      context.undoQueued = async () => (await outbox()).undo(mutation.key);
      answer({ data: context.work.answer as Record<string, unknown> });
    };
    const patience = setTimeout(() => void keep(true, () => undefined), weakSignalMs);

    const { photoIds = [], title } = context.work;
    /** They are sent once what names them is; they go back to a form that is refused. */
    const givePhotos = async (of: { id: string; title: string } | undefined) => {
      if (photoIds.length > 0) await (await outbox()).forms.give(photoIds, of).catch(() => undefined);
    };

    async function begin() {
      await givePhotos({ id: mutation.key, title });
      if (!isOnline()) return keep(false, fail);
      // What waits already for the same thing goes first.
      const waitsBehind = () =>
        outbox().then(
          (opened) => opened.holdsBack(context.work),
          () => false,
        );
      const isKnown = idsMadeHereIn(mutation.variables).size === 0;
      if (!isKnown || (count.isAny() && (await waitsBehind()))) return keep(false, fail);
      if (isSettled) return;
      // Somebody else has signed in since it was pressed, and it is not sent as them.
      if (personId() !== mutation.personId) return keep(false, fail);
      const sending = send().subscribe({
        next: (result) => void (isOpen(result) ? keep(true, () => answer(result)) : settled(result)),
        error: (error) => void (mayWait(error) ? keep(true, fail) : fail(error)),
      });
      stop = () => sending.unsubscribe();
    }

    void begin();
    return () => settle(() => undefined);
  });
}

function mutationOf(
  { query: document, operationName = '', variables, getContext }: ApolloLink.Operation,
  personId: string,
): MutationToQueue {
  const key = String(getContext().headers?.['idempotency-key']);
  return { personId, key, document, operationName, variables };
}

/** No answer, or one of somebody who answers in the service's place. */
function mayWait(error: unknown): boolean {
  const isStranger = typeof error === 'object' && error !== null && 'statusCode' in error;
  return isStranger || codeOfError(error) === 'unreachable';
}

/** The service says itself that it cannot be reached, or is at it. */
const openCodes: readonly unknown[] = ['UNREACHABLE', 'MAINTENANCE', 'OVERLOADED', 'IN_PROGRESS'];

function isOpen({ data }: ApolloLink.Result): boolean {
  return Object.values(data ?? {}).some((field) => openCodes.includes(field?.code));
}

function isRefused({ data, errors }: ApolloLink.Result): boolean {
  return errors !== undefined || Object.values(data ?? {}).some((field) => field?.__typename === 'Failure');
}
