import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isSameSecret } from '#platform/signatures/same-secret.ts';

/** Whether the caller proves to be the gateway (docs/adr/0007). */
export function isFromGateway(request: FastifyRequest, secret: string | undefined): boolean {
  const given = request.headers['x-skep-gateway'];
  return secret !== undefined && typeof given === 'string' && isSameSecret(given, secret);
}

/**
 * Address that a limit is counted for. The gateway's word is believed; else Fastify's, which follows
 * X-Forwarded-For through TRUSTED_PROXIES only. A home's IPv6 network (/64) counts as one.
 */
export function clientAddress(request: FastifyRequest, gatewaySecret: string | undefined): string {
  if (isFromGateway(request, gatewaySecret)) {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim();
    if (forwarded !== undefined && isIP(forwarded) !== 0) return networkOf(forwarded);
  }
  return networkOf(request.ip);
}

/** The address itself, or the first half of an IPv6 address: one customer has all of the other half. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const groups = (half: string) => half.split(':').filter((group) => group !== '');
  const zeros = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
