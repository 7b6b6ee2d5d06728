import rateLimit from '@fastify/rate-limit';
import { AppError } from '@skep/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/environment/config.ts';
import type { RateLimit } from '#platform/limits/rate-limits.ts';
import { clientAddress, isFromGateway } from './client-address.ts';
import type { Http } from './http.ts';
import { contextOf } from './request-context.ts';
import { senderOf } from './sender.ts';

/** One limit for all calls of a signed-in person together; its height comes from the settings. */
const perUser: RateLimit = { name: 'user', max: 0, windowSeconds: 60, by: 'user' };

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
        max: (request) => maxOf(limit, request, config),
        timeWindow: limit.windowSeconds * 1000,
        keyGenerator: (request) => keyOf(limit, request, config),
      });
    counters.set(limit.name, counter);
    return counter;
  };
  return async (limit, request, reply) => {
    const count = await counterOf(limit)(request);
    if (count.isAllowed) return;
    if (limit.by !== 'email') {
      reply.header('x-ratelimit-limit', count.max).header('x-ratelimit-remaining', count.remaining);
    }
    if (count.isExceeded) throw new AppError('too_many_requests', { retryAfterSeconds: count.ttlInSeconds });
  };
}

/** The limits that a route falls under: its own, else those of everything that a signed-in person calls. */
export function limitsOf(request: FastifyRequest): readonly RateLimit[] {
  const { limits } = request.routeOptions.config;
  return limits ?? [perUser];
}

function maxOf(
  limit: RateLimit,
  request: FastifyRequest,
  { rateLimits: settings, gatewaySecret }: Config,
): number {
  if (limit !== perUser) return limit.max * settings.scale;
  const max = isFromGateway(request, gatewaySecret) ? settings.perUserThroughGateway : settings.perUser;
  return max * settings.scale;
}

function keyOf({ by }: RateLimit, request: FastifyRequest, { gatewaySecret }: Config): string {
  if (by === 'email') return `email:${emailIn(request.body)}`;
  const sender = by === 'sender' ? senderOf(request) : undefined;
  if (sender !== undefined) return `sender:${sender.toLowerCase()}`;
  const user = by === 'user' ? contextOf(request).user : undefined;
  if (user === undefined) return `address:${clientAddress(request, gatewaySecret)}`;
  // Direct calls and calls through the gateway have limits of different heights, so they are counted apart.
  return `user:${user.id}:${isFromGateway(request, gatewaySecret) ? 'gateway' : 'direct'}`;
}

function emailIn(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email.toLowerCase() : '';
}
