import { pipeline, Readable, Transform } from 'node:stream';
import { AppError } from '@skep/domain';
import type { FastifyRequest } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import type { Clock } from '#platform/context/clock.ts';
import type { UserId } from '#platform/context/ids.ts';
import type { Config } from '#platform/environment/config.ts';
import { countedCosts, pointsOf, pointsPerMinute } from '#platform/rate-limits/request-costs.ts';
import { requestSlots } from '#platform/rate-limits/request-slots.ts';
import type { Http } from './http-types.ts';
import { limitsOf } from './rate-limits.ts';
import { contextOf, setContext } from './request-context.ts';

/** Of one person in one process: the screens of the app ask for less, and wait when they ask for more. */
const slotLimits = { running: 4, runningOfBusy: 1, waiting: 20 };

interface Work {
  person: UserId;
  rows: number;
  bytes: number;
  /** Milliseconds from its turn until it was answered. */
  ran: number;
  /** When it had its turn. Undefined: it waits for it. */
  began: Date | undefined;
  /** Aborted when the connection closes before the answer is complete. */
  hasLeft: AbortController;
  /** Set once the handler has answered: until then its work goes on, whether or not the client is there. */
  isAnswered: boolean;
  freeSlot: () => void;
}

/**
 * Bounds what one person costs this process: how many of their requests run at once, and how much those may read and
 * write in a minute. Register it after the person is known. Routes that nobody signs in for have limits of their own.
 */
export function boundPeople(http: Http, { rateLimitScale: scale }: Config, clock: Clock): void {
  const costs = countedCosts(pointsPerMinute * scale);
  const { running, runningOfBusy, waiting } = slotLimits;
  const slots = requestSlots({
    running: (person) => (costs.isBusy(person, clock.now()) ? runningOfBusy : running) * scale,
    waiting: waiting * scale,
  });
  const works = new WeakMap<FastifyRequest, Work>();

  http.addHook('onRequest', async (request, reply) => {
    const context = contextOf(request);
    if (context.user === undefined || !isOfPeople(request)) return;
    const { id: person } = context.user;
    const retryAfterSeconds = costs.secondsToWait(person, clock.now());
    if (retryAfterSeconds !== undefined) throw new AppError('too_many_requests', { retryAfterSeconds });
    const work = newWork(person);
    works.set(request, work);
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) work.hasLeft.abort();
      if (work.isAnswered) work.freeSlot();
      costs.spend(person, pointsIn(work), clock.now());
    });
    setContext(request, { ...context, db: context.db.withPlugin(watchedReads(work, request)) });
  });

  // Only once the body is read: a slow network does not keep a slot.
  http.addHook('preValidation', async (request) => {
    const work = works.get(request);
    if (work === undefined) return;
    work.freeSlot = await slots.enter(work.person, work.hasLeft.signal);
    work.began = clock.now();
  });

  http.addHook('onSend', async (request, _reply, payload) => {
    const work = works.get(request);
    if (work === undefined) return payload;
    work.isAnswered = true;
    if (work.began !== undefined) work.ran = clock.now().getTime() - work.began.getTime();
    if (work.hasLeft.signal.aborted) work.freeSlot();
    return counted(payload, work);
  });
}

/** Messages of devices and pictures are counted by their own limits: a person has thousands of them. */
function isOfPeople(request: FastifyRequest): boolean {
  return limitsOf(request).some(({ by }) => by === 'caller' || by === 'user');
}

function newWork(person: UserId): Work {
  return {
    person,
    rows: 0,
    bytes: 0,
    ran: 0,
    began: undefined,
    hasLeft: new AbortController(),
    isAnswered: false,
    freeSlot: () => undefined,
  };
}

function pointsIn({ rows, bytes, ran }: Work): number {
  const { each, row, bytesOfPoint, millisecond } = pointsOf;
  return each + rows * row + bytes / bytesOfPoint + ran * millisecond;
}

/** Counts the rows that a request reads; a read whose client has left ends at its next query. */
function watchedReads(work: Work, { method }: FastifyRequest): KyselyPlugin {
  const isRead = method === 'GET';
  return {
    transformQuery({ node }) {
      if (isRead && work.hasLeft.signal.aborted) throw new ClientLeft();
      return node;
    },
    async transformResult({ result }) {
      work.rows += result.rows.length;
      return result;
    },
  };
}

/** Nobody reads this answer: the status is what logs call it. */
class ClientLeft extends Error {
  statusCode = 499;
}

function counted(payload: unknown, work: Work): unknown {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) {
    work.bytes += Buffer.byteLength(payload);
    return payload;
  }
  if (!(payload instanceof Readable)) return payload;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      work.bytes += chunk.length;
      done(null, chunk);
    },
  });
  // Whoever sends it sees the error of the source at the counter.
  return pipeline(payload, counter, () => undefined);
}
