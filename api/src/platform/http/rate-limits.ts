import rateLimit from '@fastify/rate-limit';
import { AppError } from '@skep/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context/context.ts';
import type { Config } from '#platform/environment/config.ts';
import { countWithin } from '#platform/rate-limits/count-store.ts';
import { type RateLimit, rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { clientAddress } from './client-address.ts';
import type { Http } from './http-types.ts';
import { contextOf } from './request-context.ts';
import { senderOf } from './sender.ts';

export type CountRequest = (limit: RateLimit, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A name for a caller by which nobody finds out who it is: what is counted lies in the database for a day. */
export type HideCaller = (context: Context, caller: string) => Promise<string>;

interface Count {
  isExceeded: boolean;
  max: number;
  remaining: number;
  ttlInSeconds: number;
}

/** Registers the counters of this process and returns the way to count a request, there or for all processes together. */
export async function registerRateLimits(
  http: Http,
  config: Config,
  hideCaller: HideCaller,
): Promise<CountRequest> {
  const countHere = await countersOfProcess(http, config);
  return async (limit, request, reply) => {
    const count =
      limit.counted === 'together'
        ? await countTogether(limit, request, { config, hideCaller })
        : await countHere(limit, request);
    if (count === undefined) return;
    reply.header('x-ratelimit-limit', count.max).header('x-ratelimit-remaining', count.remaining);
    if (count.isExceeded) throw new AppError('too_many_requests', { retryAfterSeconds: count.ttlInSeconds });
  };
}

async function countersOfProcess(http: Http, config: Config) {
  await http.register(rateLimit, { global: false });
  const counters = new Map<string, ReturnType<typeof http.createRateLimit>>();
  return async (limit: RateLimit, request: FastifyRequest): Promise<Count | undefined> => {
    const counter =
      counters.get(limit.name) ??
      http.createRateLimit({
        max: limit.max * config.rateLimitScale,
        timeWindow: limit.windowSeconds * 1000,
        keyGenerator: (counted) => keyOf(limit, counted, config),
      });
    counters.set(limit.name, counter);
    const count = await counter(request);
    return count.isAllowed ? undefined : count;
  };
}

async function countTogether(
  limit: RateLimit,
  request: FastifyRequest,
  { config, hideCaller }: { config: Config; hideCaller: HideCaller },
): Promise<Count> {
  const context = contextOf(request);
  const caller = await hideCaller(context, keyOf(limit, request, config));
  const { count, since } = await countWithin(context, `${limit.name} ${caller}`, limit.windowSeconds);
  const max = limit.max * config.rateLimitScale;
  const passedMs = context.clock.now().getTime() - since.getTime();
  return {
    isExceeded: count > max,
    max,
    remaining: Math.max(0, max - count),
    // Another process' clock may be ahead: nobody has to wait for longer than the window.
    ttlInSeconds: Math.min(
      limit.windowSeconds,
      Math.max(1, limit.windowSeconds - Math.floor(passedMs / 1000)),
    ),
  };
}

/** The limits that a route falls under: its own, else those of everything that a signed-in person reads or writes. */
export function limitsOf({ method, routeOptions }: FastifyRequest): readonly RateLimit[] {
  return routeOptions.config.limits ?? [method === 'GET' ? rateLimits.reading : rateLimits.writing];
}

function keyOf({ by }: RateLimit, request: FastifyRequest, { gatewaySecret }: Config): string {
  if (by === 'everybody') return by;
  const sender = by === 'sender' ? senderOf(request) : undefined;
  if (sender !== undefined) return `sender:${sender.toLowerCase()}`;
  const address = `address:${clientAddress(request, gatewaySecret)}`;
  const { user } = contextOf(request);
  if (user === undefined || by === 'address' || by === 'sender') return address;
  return by === 'user' ? `user:${user.id}` : `user:${user.id} ${address}`;
}
