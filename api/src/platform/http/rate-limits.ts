import rateLimit from '@fastify/rate-limit';
import { AppError } from '@skep/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/environment/config.ts';
import { clientAddress, isFromGateway } from './client-address.ts';
import type { Http } from './http.ts';
import { contextOf } from './request-context.ts';
import { senderOf } from './sender.ts';

/** How often one address, person or account may call what shares the limit's name. */
export interface RateLimit {
  name: string;
  max: number;
  windowSeconds: number;
  /**
   * `email`: the account that the body names, so that many addresses cannot guess at one password together.
   * `sender`: the device that the body names, since one network server speaks for thousands; a route counts it itself,
   * by `http.countRequest`, when it has read the body.
   */
  by: 'address' | 'user' | 'email' | 'sender';
}

const perMinute = (name: string, max: number): RateLimit => ({ name, max, windowSeconds: 60, by: 'address' });

/** Limits of the old wire (reference section 0), and a few of our own. */
export const rateLimits = {
  register: perMinute('register', 6),
  login: perMinute('login', 20),
  loginOfAccount: { name: 'login-account', max: 100, windowSeconds: 3600, by: 'email' },
  reminder: perMinute('reminder', 3),
  reset: perMinute('reset', 3),
  verifyLink: perMinute('verify-link', 6),
  verifyCode: perMinute('verify-code', 6),
  resend: perMinute('resend', 3),
  /** Whoever sits at an open device may not guess at the password. */
  secondFactor: { name: 'second-factor', max: 10, windowSeconds: 60, by: 'user' },
  /** The same; and nobody may have a stranger's address flooded with mail. */
  ownAccount: { name: 'own-account', max: 10, windowSeconds: 60, by: 'user' },
  /** Ten times as often as any device measures, so that one that was without a network can catch up. */
  device: { name: 'device', max: 120, windowSeconds: 60, by: 'sender' },
  /** Messages of devices that nobody has registered. */
  unknownDevice: perMinute('unknown-device', 60),
  /** What anybody may read, as the state of the service. */
  open: perMinute('open', 60),
  /** Tokens that nobody has: guessing is counted by address, since there is no user. */
  rejectedToken: perMinute('rejected-token', 60),
} satisfies Record<string, RateLimit>;

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
