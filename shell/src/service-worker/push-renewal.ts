import { subscriptionOf } from '../notifications/subscription.ts';

type Made = Pick<PushSubscription, 'endpoint' | 'toJSON' | 'options'>;

/** The parts of a service worker that renew a subscription. */
export interface RenewingWorker {
  registration: {
    pushManager: { subscribe: (options: PushSubscriptionOptionsInit) => Promise<Pick<Made, 'toJSON'>> };
  };
  addEventListener: (type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void) => void;
}

interface ChangeEvent {
  oldSubscription?: Made | null;
  newSubscription?: Made | null;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * A browser gives up a subscription at times, and makes another one. The worker has no sign-in: the former address, which
 * nobody else knows, says whose it is. Of one that is not named the service learns when it next sends, and the person on
 * their page of notifications.
 */
export function renewSubscriptions(worker: RenewingWorker): void {
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription: former, newSubscription } = event;
    if (former) event.waitUntil(renew(worker, former, newSubscription ?? undefined));
  });
}

async function renew({ registration }: RenewingWorker, former: Made, made: Made | undefined): Promise<void> {
  const { userVisibleOnly, applicationServerKey } = former.options;
  const options = { userVisibleOnly, applicationServerKey };
  const { endpoint, publicKey, auth } = subscriptionOf(
    made ?? (await registration.pushManager.subscribe(options)),
  );
  await fetch('/api/push-devices/renewals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ old_endpoint: former.endpoint, endpoint, public_key: publicKey, auth }),
  });
}
