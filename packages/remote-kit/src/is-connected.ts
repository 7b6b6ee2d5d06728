/** What is asked on a page's timeout: it needs the whole service, where `/health` needs the web server alone. */
export const settingsPath = '/api/settings';

/**
 * Whether the server can be reached at all, whatever the device believes of its network.
 * @param path that is asked; a refusal for want of a sign-in is an answer too. Default: the health of the service
 */
export async function isConnected(signal: AbortSignal, path = '/health'): Promise<boolean> {
  if (!navigator.onLine) return false;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(3000)]);
  return fetch(path, { cache: 'no-store', signal: limit }).then(
    ({ ok, status }) => ok || status === 401,
    () => false,
  );
}
