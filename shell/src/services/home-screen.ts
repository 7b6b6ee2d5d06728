import { type Observable, writableStore } from '@skep/remote-kit';

/** A way to put the app on this device's home screen. */
export type HomeScreenOffer =
  /** The browser asks the person itself. */
  | { kind: 'byBrowser'; ask: () => void }
  /** The person does it by the browser's menu, as on an iPhone. */
  | { kind: 'byHand' };

/** What can be offered; undefined while nothing can, and once it was offered in this visit. */
export interface HomeScreen extends Observable<HomeScreenOffer | undefined> {
  /** Listens to the browser, which says once that the app may be added. */
  listen: () => void;
  /** It was offered now: not again in this visit. */
  offered: () => void;
}

export function createHomeScreen(): HomeScreen {
  const offer = writableStore<HomeScreenOffer | undefined>(
    isAddedByHand(navigator) ? { kind: 'byHand' } : undefined,
  );
  return {
    get: offer.get,
    subscribe: offer.subscribe,
    offered: () => offer.set(undefined),
    listen() {
      window.addEventListener(
        'beforeinstallprompt',
        (event) => {
          // Or the browser asks when it likes, which may be while somebody types.
          event.preventDefault();
          offer.set({ kind: 'byBrowser', ask: () => void event.prompt() });
        },
        { once: true },
      );
    },
  };
}

/** An iPhone or iPad that does not run the app from its home screen already. An iPad calls itself a Mac. */
function isAddedByHand({ userAgent, maxTouchPoints, standalone }: Navigator): boolean {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isIos && standalone !== true;
}
