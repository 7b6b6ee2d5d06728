import { AppError } from '@skep/domain';

/**
 * The header that makes a creation happen once, however often it is sent. Which ids are right the service decides;
 * here only what cannot stand in a header is refused.
 * @throws AppError invalid_input
 */
export function idempotencyKey(clientId: string) {
  if (!/^[\w-]{1,64}$/.test(clientId)) {
    throw new AppError('invalid_input', { fields: [{ path: 'clientId', code: 'invalid' }] });
  }
  return { 'idempotency-key': clientId };
}
