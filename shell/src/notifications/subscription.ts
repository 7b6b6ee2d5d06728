/** What a browser has to send for push messages. */
export interface Subscription {
  endpoint: string;
  publicKey: string;
  auth: string;
}

/** @throws Error for one without its keys, to which nothing could be encrypted. */
export function subscriptionOf(made: Pick<PushSubscription, 'toJSON'>): Subscription {
  const { endpoint, keys } = made.toJSON();
  const { p256dh: publicKey, auth } = keys ?? {};
  if (!endpoint || !publicKey || !auth) throw new Error('The browser made no whole subscription.');
  return { endpoint, publicKey, auth };
}
