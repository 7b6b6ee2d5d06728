/** Whether the server can be reached at all, whatever the device believes of its network. */
export async function isConnected(signal: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(3000)]);
  return fetch('/health', { cache: 'no-store', signal: limit }).then(
    ({ ok }) => ok,
    () => false,
  );
}
