import { lazyScreen, useObservable } from '@skep/remote-kit';
import { Suspense, useState } from 'react';
import { useShell } from '../shell-context.ts';

/** With its texts: few visits begin with an offer. */
const HomeScreenOffer = lazyScreen(
  async () => (await import('./HomeScreenOffer.tsx')).HomeScreenOffer,
  async () => (await import('./home-screen-messages.ts')).homeScreenMessages,
);

/** Loads the offer of the device's home screen once there is one; it is there from then on, to be closed on other pages. */
export function HomeScreenPrompt() {
  const offer = useObservable(useShell().homeScreen);
  const [isWanted, setIsWanted] = useState(false);
  if (offer && !isWanted) setIsWanted(true);
  return (
    isWanted && (
      <Suspense>
        <HomeScreenOffer />
      </Suspense>
    )
  );
}
