import { type Subscription, subscriptionOf } from './subscription.ts';

/** `byHand`: an iPhone can, once the app is on its home screen. */
export type PushState = 'unsupported' | 'byHand' | 'refused' | 'possible';

/** Whether this browser can get messages while the app is closed. */
export interface BrowserPush {
  state: () => PushState;
  /** Asks the person, who may refuse. @returns undefined when they did. @throws when the browser cannot. */
  subscribe: (key: string) => Promise<Subscription | undefined>;
  unsubscribe: () => Promise<void>;
}

export const browserPush: BrowserPush = {
  state() {
    const isWithin = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
    if (!isWithin) return /\b(iPhone|iPad)\b/.test(navigator.userAgent) ? 'byHand' : 'unsupported';
    return Notification.permission === 'denied' ? 'refused' : 'possible';
  },

  async subscribe(key) {
    if ((await Notification.requestPermission()) !== 'granted') return undefined;
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    // One that was made for another key, as of a service that was set up again, must go first.
    const subscription = await pushManager.subscribe(options).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    });
    return subscriptionOf(subscription);
  },

  async unsubscribe() {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  },
};
