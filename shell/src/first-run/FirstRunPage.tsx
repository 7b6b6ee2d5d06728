import { AppIntlProvider } from '@skep/i18n';
import { useObservable } from '@skep/remote-kit';
import { useAccount } from '../account/account-context.ts';
import { FirstRunScreen } from './FirstRunScreen.tsx';
import { firstRunMessages } from './first-run-messages.ts';

/** The screen with its texts, which no other account page loads. */
export function FirstRunPage() {
  return (
    <AppIntlProvider language={useObservable(useAccount().language)} messages={firstRunMessages}>
      <FirstRunScreen />
    </AppIntlProvider>
  );
}
