import { AppError } from '@skep/domain';
import type { FastifyRequest } from 'fastify';
import type { Context, SignedInContext, SignedInUser } from '#platform/context/context.ts';

const contexts = new WeakMap<FastifyRequest, Context>();

/** Gives a request its Context; once for each request. */
export function setContext(request: FastifyRequest, context: Context): void {
  contexts.set(request, context);
}

/** The Context of a request. */
export function contextOf(request: FastifyRequest): Context {
  const context = contexts.get(request);
  if (context === undefined) throw new Error('This request has no Context yet.');
  return context;
}

/**
 * The Context of a request that only a signed-in person can make.
 * @throws AppError not_signed_in
 */
export function signedInContextOf(request: FastifyRequest): SignedInContext {
  const context = contextOf(request);
  return { ...context, user: signedInUser(context) };
}

function signedInUser({ user }: Context): SignedInUser {
  if (user === undefined) throw new AppError('not_signed_in');
  return user;
}
