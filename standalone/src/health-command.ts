import { isIPv6 } from 'node:net';
import { WrongSetting } from '@skep/settings';

/** Longer than the readiness of a service that is busy takes. */
const timeoutMs = 5_000;

/** Where a service that listens there can be reached from this machine. */
function hostToAsk(host: string | undefined): string {
  if (!host || host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIPv6(host) ? `[${host}]` : host;
}

/**
 * `skep health`: whether the Skep of this machine is ready, for who runs containers without a shell's tools.
 * @throws WrongSetting where it is not
 */
export async function healthCommand([url]: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const address = url ?? `http://${hostToAsk(env.HOST)}:${env.PORT || '8080'}/health/ready`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
  if (answer?.ok) return;
  throw new WrongSetting(
    answer === undefined
      ? `Nothing answers at ${address}.`
      : `${address} answers ${answer.status}: ${await answer.text()}`,
  );
}
