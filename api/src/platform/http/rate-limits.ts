import rateLimit from '@fastify/rate-limit';
import { AppError } from '@skep/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/environment/config.ts';
import { type RateLimit, rateLimits } from '#platform/limits/rate-limits.ts';
import { clientAddress } from './client-address.ts';
import type { Http } from './http.ts';
import { contextOf } from './request-context.ts';
import { senderOf } from './sender.ts';

export type CountRequest = (limit: RateLimit, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Registers the counters and returns the way to count a request.
 * They live in this process: behind a balancer each process allows the whole limit.
 */
export async function registerRateLimits(http: Http, config: Config): Promise<CountRequest> {
  await http.register(rateLimit, { global: false });
  const counters = new Map<string, ReturnType<typeof http.createRateLimit>>();
  const counterOf = (limit: RateLimit) => {
    const counter =
      counters.get(limit.name) ??
      http.createRateLimit({
        max: limit.max * config.rateLimitScale,
        timeWindow: limit.windowSeconds * 1000,
        keyGenerator: (request) => keyOf(limit, request, config),
      });
    counters.set(limit.name, counter);
    return counter;
  };
  return async (limit, request, reply) => {
    const count = await counterOf(limit)(request);
    if (count.isAllowed) return;
    reply.header('x-ratelimit-limit', count.max).header('x-ratelimit-remaining', count.remaining);
    if (count.isExceeded) throw new AppError('too_many_requests', { retryAfterSeconds: count.ttlInSeconds });
  };
}

/** The limits that a route falls under: its own, else those of everything that a signed-in person reads or writes. */
export function limitsOf({ method, routeOptions }: FastifyRequest): readonly RateLimit[] {
  return routeOptions.config.limits ?? [method === 'GET' ? rateLimits.reading : rateLimits.writing];
}

function keyOf({ by }: RateLimit, request: FastifyRequest, { gatewaySecret }: Config): string {
  const sender = by === 'sender' ? senderOf(request) : undefined;
  if (sender !== undefined) return `sender:${sender.toLowerCase()}`;
  const address = `address:${clientAddress(request, gatewaySecret)}`;
  const { user } = contextOf(request);
  if (user === undefined || by === 'address' || by === 'sender') return address;
  return by === 'user' ? `user:${user.id}` : `user:${user.id} ${address}`;
}
